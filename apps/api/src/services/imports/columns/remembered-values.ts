import type { FixedValue } from '@haisha/validation/import';
import type { StoredValue } from '../../../db/schema/services/imports.ts';
import { csvText } from '../../exports/file/csv-cell.ts';
import { labelsOf } from '../../words/labels.ts';
import type { Locale } from '../../words/locale.ts';
import { putAt } from '../fields/form-path.ts';
import type { AnyImported, AnyInput, AnyRow } from '../imported-entity.ts';

/** Values for all rows that an earlier import had, words of closed lists in the language of this one. */
export function rememberedValues(imported: AnyImported, fixed: readonly FixedValue[], locale: Locale): StoredValue[] {
  return fixed.map(({ field, text }) =>
    text === '' ? { field, text } : { field, text: inWords(imported, { field, text }, locale), isRemembered: true },
  );
}

/** Values for all rows as somebody sent them; those that stay as they were remembered are so still. */
export function stillRemembered(given: readonly FixedValue[], known: readonly StoredValue[]): StoredValue[] {
  const isKept = ({ field, text }: FixedValue) =>
    known.some((one) => one.isRemembered && one.field === field && one.text === text);
  return given.map((value) => (isKept(value) ? { ...value, isRemembered: true } : value));
}

function inWords({ exported, fields }: AnyImported, { field, text }: FixedValue, locale: Locale): string {
  const { choices, read, sets = '' } = fields.find(({ id }) => id === field) ?? {};
  const reading = choices ? read?.(text) : undefined;
  if (!reading || !('value' in reading)) return text;
  const row: AnyInput = {};
  putAt(row, sets, reading.value);
  const columns = exported.columns(labelsOf(exported.name, locale));
  const cell = columns.find(({ id }) => id === field)?.cell(row as AnyRow) ?? null;
  return cell === null ? text : csvText(cell);
}
