import { localName } from '@haisha/i18n/local-name';
import { formatPlate, type Plate } from '@haisha/rules/plate';
import type { Locale } from '../../words/locale.ts';

type Row = Readonly<Record<string, unknown>>;

/** What people call a row, from the fields that name it, such as "AT-01 相模 400 わ 70-28"; null where none does. */
export function recordLabel(row: Row | null, locale: Locale = 'ja'): string | null {
  const { code, loginId, name, nameEn, plate } = row ?? {};
  const called = typeof name === 'string' && typeof nameEn === 'string' ? localName(locale, name, nameEn) : name;
  const parts = [code, loginId, called, plate && formatPlate(plate as Plate)];
  const named = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  return named.length > 0 ? named.join(' ') : null;
}

/** The same for English pages of a label that was written from the row; null where they say nothing else. */
export function englishLabel(label: string | null, row: Row | null): string | null {
  const english = recordLabel(row, 'en');
  return label === recordLabel(row) && label !== english ? english : null;
}
