import { type Locale, useLocale } from '@haisha/i18n';

/** What people call a row in a language. */
export type NameOf<Row> = (row: Row, locale: Locale) => string;

/** The same in the language of the page. */
export function useNameOf<Row>(nameOf: NameOf<Row>): (row: Row) => string {
  const locale = useLocale();
  return (row) => nameOf(row, locale);
}
