import type { RecordChange } from '@haisha/validation/record-change';
import { csvText, tokyoTime } from '../exports/file/csv-cell.ts';
import { labelsOf } from '../words/labels.ts';
import type { Locale } from '../words/locale.ts';
import { wordOf } from '../words/word-of.ts';
import type { AuditedField, FieldText } from './field-text.ts';

const separator = { ja: '、', en: ', ' };
const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A field before and after in one line, in the words of the screens: `ロール: 閲覧 → 閲覧、労務`. */
export function changeText(
  readers: readonly FieldText[],
  locale: Locale,
  entity: string,
  change: RecordChange['fields'][number],
): string {
  const { path, before, after, beforeEn = before, afterEn = after } = change;
  const sides = locale === 'en' ? [beforeEn, afterEn] : [before, after];
  const [from, to] = sides.map((value) => valueText(readers, { locale, entity, path, value }));
  const empty = wordOf(locale, 'history', 'change', 'empty');
  return `${fieldName(locale, entity, path)}: ${from ? `${from} → ` : ''}${to || empty}`;
}

/** What a later release has taken away is still in the log: it is named as it was stored. */
function fieldName(locale: Locale, entity: string, path: string): string {
  return wordOf(locale, entity, 'field', path) ?? wordOf(locale, 'audit', 'field', path) ?? path;
}

function valueText(readers: readonly FieldText[], field: AuditedField): string {
  const { locale, entity, path, value } = field;
  if (value === null || value === undefined) return '';
  if (path === 'columns' && Array.isArray(value)) {
    return value.map((name) => fieldName(locale, entity, String(name))).join(separator[locale]);
  }
  for (const read of readers) {
    const cell = read(field);
    if (cell !== undefined) return csvText(cell);
  }
  if (Array.isArray(value)) {
    return value.map((one) => valueText(readers, { ...field, value: one })).join(separator[locale]);
  }
  if (typeof value === 'boolean') return csvText(labelsOf('audit', locale).flag(value));
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const word = wordOf(locale, entity, path.replace(/^terms\./, ''), text) ?? wordOf(locale, 'audit', path, text);
  if (word !== undefined) return word;
  return isInstant.test(text) ? tokyoTime(text) : isDay.test(text) ? text.replaceAll('-', '/') : text;
}
