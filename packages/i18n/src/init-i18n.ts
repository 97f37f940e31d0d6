import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locales.ts';
import { loadMessages, type MessageLoaders, type MessageLog, otherLocale, setMessageLoaders } from './messages.ts';
import { setDocumentLanguage } from './set-document-language.ts';

export type MissingMessage = { locale: string; namespace: string; key: string };

export type I18nOptions = {
  locale: Locale;
  load: MessageLoaders;
  /** Receives failed loads and missing texts; the browser's `console` fits. */
  log: MessageLog;
  /** Called for each missing text. */
  onMissing?: (missing: MissingMessage) => void;
  /** In production a missing text goes only to `onMissing`. */
  isProduction: boolean;
};

/** Loads the texts of one language. Resolves even when nothing could be loaded: the page then shows keys. */
export async function initI18n({ locale, load, log, onMissing, isProduction }: I18nOptions): Promise<void> {
  setMessageLoaders(load, log);
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: { ja: ['en'], en: ['ja'] },
    resources: {},
    partialBundledLanguages: true,
    // React escapes the text itself.
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

/**
 * Shows the page in another language; texts that cannot be fetched appear in the other language. Once the signal is
 * aborted, nothing changes: somebody has gone elsewhere while the texts loaded.
 */
export async function changeLocale(locale: Locale, signal?: AbortSignal): Promise<void> {
  if (!(await loadMessages(locale))) await loadMessages(otherLocale(locale));
  if (signal?.aborted) return;
  // A language change redraws every text, so a navigation within a language must not trigger one.
  if (i18next.resolvedLanguage !== locale) await i18next.changeLanguage(locale);
  setDocumentLanguage(locale);
}
