import { type Locale, locales, useLocale, useTranslation } from '@haisha/i18n';
import { Button, Flex } from '@haisha/ui';
import { useSwitchLocale } from './use-switch-locale.ts';

/** The name of every language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = { ja: '日本語', en: 'English' };

/** Buttons for the languages. */
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
