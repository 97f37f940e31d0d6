import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locales.ts';
import { loadMessages, type MessageLoaders, type MessageLog, otherLocale, setMessageLoaders } from './messages.ts';
import { setDocumentLanguage } from './set-document-language.ts';

export type MissingMessage = { locale: string; namespace: string; key: string };

export type I18nOptions = {
  locale: Locale;
  load: MessageLoaders;
  /** Where failed loads and missing texts are told; the browser's `console` fits. */
  log: MessageLog;
  /** Called for each text that was asked for and is missing. */
  onMissing?: (missing: MissingMessage) => void;
  /** In production a missing text is told to `onMissing` only. */
  isProduction: boolean;
};

/** Starts the texts in one language. Ends well even when nothing could be loaded: keys are shown then. */
export async function initI18n({ locale, load, log, onMissing, isProduction }: I18nOptions): Promise<void> {
  setMessageLoaders(load, log);
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: { ja: ['en'], en: ['ja'] },
    resources: {},
    partialBundledLanguages: true,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      onMissing?.({ locale: i18next.language, namespace, key });
      if (!isProduction) log.error(`Missing message: ${namespace}:${key} (${i18next.language})`);
    },
  });
  await changeLocale(locale);
}

/** Shows the page in another language; where its texts cannot be had, the other language's stand in. */
export async function changeLocale(locale: Locale): Promise<void> {
  if (!(await loadMessages(locale))) await loadMessages(otherLocale(locale));
  // Whatever shows a text is drawn anew by it, so a navigation within a language must not do it.
  if (i18next.resolvedLanguage !== locale) await i18next.changeLanguage(locale);
  setDocumentLanguage(locale);
}
