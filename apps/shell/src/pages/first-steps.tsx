import { useTranslation } from '@haisha/i18n';
import { Badge, Box, Flex, Icon, Text } from '@haisha/ui';
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
    <Section
      title={t('home.firstSteps.title')}
      aside={<Text color="fg.muted">{t('home.firstSteps.count', { done, total: steps.length })}</Text>}
    >
      <RowList>
        {steps.map((one, index) => (
          <li key={one.step}>
            <LinkRow to={one.done ? null : paths[one.step]} py="3">
              <Flex boxSize="7" flexShrink="0" align="center" justify="center">
                {one.done ? (
                  <Box color="fg.success">
                    <Icon name="success" size={24} />
                  </Box>
                ) : (
                  <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-hidden="true">
                    {index + 1}
                  </Text>
                )}
              </Flex>
              <Box flex="1" minW="0">
                <Flex as="span" columnGap="3" wrap="wrap" align="center">
                  <Text as="span" fontWeight={one.step === next ? 'semibold' : undefined}>
                    {t(`home.firstSteps.${one.step}.title`)}
                  </Text>
                  {one.step === next && <Badge>{t('home.firstSteps.next')}</Badge>}
                </Flex>
                <Text as="span" data-prose="" display="block" textStyle="sm" color="fg.muted">
                  {t(`home.firstSteps.${one.step}.text`)}
                </Text>
              </Box>
              {one.done && <Text color="fg.success">{t('home.firstSteps.done')}</Text>}
              {!one.done && <Icon name="chevronRight" />}
            </LinkRow>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
