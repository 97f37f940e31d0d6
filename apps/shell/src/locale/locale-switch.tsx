import { type Locale, locales, useLocale, useTranslation } from '@haisha/i18n';
import { Button, Flex } from '@haisha/ui';
import { useSwitchLocale } from './use-switch-locale.ts';

/** Every language by its own name, readable for those who need it. */
export const localeNames: Readonly<Record<Locale, string>> = { ja: '日本語', en: 'English' };

/** The languages side by side. */
export function LocaleSwitch() {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const switchTo = useSwitchLocale();
  return (
    <Flex role="group" aria-label={t('user.language')} gap="1">
      {locales.map((locale) => (
        <Button
          key={locale}
          lang={locale}
          variant={locale === current ? 'subtle' : 'ghost'}
          colorPalette={locale === current ? 'primary' : 'gray'}
          aria-pressed={locale === current}
          px="3"
          onClick={() => {
            if (locale !== current) switchTo(locale);
          }}
        >
          {localeNames[locale]}
        </Button>
      ))}
    </Flex>
  );
}
