import { useTranslation } from '@haisha/i18n';
import { Flex, Stack, Text } from '@haisha/ui';
import { Section } from '../layout/section.tsx';
import { ThemeSwitch } from '../layout/theme-switch.tsx';
import { LocaleSwitch } from '../locale/locale-switch.tsx';

/** Language and theme, which are stored with the account. */
export function DisplaySection() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('display.title')}>
      <Stack gap="3">
        <Text color="fg.muted">{t('display.text')}</Text>
        <Flex gap="6" rowGap="3" wrap="wrap">
          <LocaleSwitch />
          <ThemeSwitch />
        </Flex>
      </Stack>
    </Section>
  );
}
