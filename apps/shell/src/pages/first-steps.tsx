import { useTranslation } from '@haisha/i18n';
import en from '@haisha/i18n/en/first-step.json';
import ja from '@haisha/i18n/ja/first-step.json';
import { Box, Flex, Icon, StatusBadge, Text } from '@haisha/ui';
import type { FirstStep, Home } from '@haisha/validation/home';
import { LinkRow } from '../layout/link-row.tsx';
import { RowList } from '../layout/row-list.tsx';
import { Section } from '../layout/section.tsx';

const paths: Record<FirstStep, string> = {
  department: '/departments/add',
  vehicleType: '/vehicle-type/add',
  vehicle: '/vehicles/add',
  user: '/users/add',
};

/** Only who begins with an empty company needs them, in whichever language. */
export const firstStepTexts = { ja, en };

/** Lists what to register first in an empty system, each with a link to its form. */
export function FirstSteps({ steps }: { steps: Home['firstSteps'] }) {
  const { t } = useTranslation('firstStep');
  const done = steps.filter((one) => one.done).length;
  const next = steps.find((one) => !one.done)?.step;
  return (
    <Section title={t('title')} aside={t('count', { done, total: steps.length })}>
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
                  <span>{t(`step.${one.step}.title`)}</span>
                  {one.step === next && <StatusBadge tone="info">{t('next')}</StatusBadge>}
                </Flex>
                <Text as="span" data-prose="" display="block" textStyle="xs" color="fg.subtle">
                  {t(`step.${one.step}.text`)}
                </Text>
              </Box>
              {one.done && (
                <Text textStyle="xs" color="fg.subtle">
                  {t('done')}
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
