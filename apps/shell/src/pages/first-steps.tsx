import { useTranslation } from '@haisha/i18n';
import { Box, Flex, Icon, StatusBadge, Text } from '@haisha/ui';
import type { FirstStep, Home } from '@haisha/validation/home';
import { LinkRow } from './link-row.tsx';
import { RowList } from './row-list.tsx';
import { Section } from './section.tsx';

const paths: Record<FirstStep, string> = {
  department: '/departments/add',
  vehicleType: '/vehicle-type/add',
  vehicle: '/vehicles/add',
  user: '/users/add',
};

/** Lists what to register first in an empty system, each with a link to its form. */
export function FirstSteps({ steps }: { steps: Home['firstSteps'] }) {
  const { t } = useTranslation('shell');
  const done = steps.filter((one) => one.done).length;
  const next = steps.find((one) => !one.done)?.step;
  return (
    <Section title={t('home.firstSteps.title')} aside={t('home.firstSteps.count', { done, total: steps.length })}>
      <RowList>
        {steps.map((one, index) => (
          <li key={one.step}>
            <LinkRow to={one.done ? null : paths[one.step]} py="2">
              <Flex boxSize="7" flexShrink="0" align="center" justify="center">
                {one.done ? (
                  <Box color="green.dot">
                    <Icon name="success" />
                  </Box>
                ) : (
                  <Text as="span" color="fg.subtle" fontVariantNumeric="tabular-nums" aria-hidden="true">
                    {index + 1}
                  </Text>
                )}
              </Flex>
              <Box flex="1" minW="0">
                <Flex as="span" columnGap="3" wrap="wrap" align="center">
                  <span>{t(`home.firstSteps.${one.step}.title`)}</span>
                  {one.step === next && <StatusBadge tone="info">{t('home.firstSteps.next')}</StatusBadge>}
                </Flex>
                <Text as="span" data-prose="" display="block" textStyle="xs" color="fg.subtle">
                  {t(`home.firstSteps.${one.step}.text`)}
                </Text>
              </Box>
              {one.done && (
                <Text textStyle="xs" color="fg.subtle">
                  {t('home.firstSteps.done')}
                </Text>
              )}
              {!one.done && <Icon name="chevronRight" />}
            </LinkRow>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
