export { useTranslation } from 'react-i18next';
export {
  formatDate,
  formatEraMonth,
  formatEraYear,
  formatInstant,
  formatWeekday,
  instantOf,
  minutesOf,
  tokyoDate,
} from './format-date.ts';
export { formatNumber, formatYen } from './format-number.ts';
export { changeLocale, type I18nOptions, initI18n, type MissingMessage } from './init-i18n.ts';
export { type LocaleCookieOptions, readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts';
export {
  barePath,
  chooseLocale,
  isRightToLeft,
  type Locale,
  type LocaleHints,
  localeOf,
  locales,
  localizedPath,
  switchLocale,
} from './locales.ts';
export {
  addMessages,
  type MessageLoader,
  type MessageLoaders,
  type MessageSource,
  type Messages,
  type MessagesByLocale,
} from './messages.ts';
export { setDocumentLanguage } from './set-document-language.ts';
export { useJoined } from './use-joined.ts';
export { useLocale } from './use-locale.ts';
