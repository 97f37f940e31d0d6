import { splitAddress } from '@haisha/rules/address';
import type { ImportIssue } from '@haisha/validation/import-issue';
import type { ImportChange } from '@haisha/validation/import-row';
import type { AnyInput } from '../imported-entity.ts';
import type { FileColumn } from './cell-text.ts';

/** Whether a file has addresses in one column, as the lists of offices do; what all rows have is no column of it. */
export function hasWholeAddresses(columns: readonly FileColumn[]): boolean {
  const set = new Set(columns.filter(({ fixed }) => fixed === undefined).map(({ field }) => field.sets));
  return set.has('addressLine1') && !set.has('prefecture') && !set.has('city');
}

/** The fields of the form that an address in one piece fills; none where it cannot be taken apart. */
export function partsOfAddress({ addressLine1 }: AnyInput): AnyInput {
  const parts = typeof addressLine1 === 'string' ? splitAddress(addressLine1) : null;
  return parts ? { prefecture: parts.prefecture, city: parts.city, addressLine1: parts.line } : {};
}

/** What an address in one piece sets besides the field of its column. */
export const addressBesides: readonly string[] = ['prefecture', 'city'];

/** What an address lacks is a fault of its column; of an empty one only that is told. */
export function inWholeAddress(columns: readonly FileColumn[], issues: readonly ImportIssue[]): ImportIssue[] {
  const column = columns.find(({ field }) => field.sets === 'addressLine1')?.column ?? null;
  const isEmpty = issues.some(({ path }) => path === 'addressLine1');
  const isPart = ({ path }: ImportIssue) => addressBesides.includes(path);
  return issues.flatMap((issue) => (isPart(issue) ? (isEmpty ? [] : [{ ...issue, column }]) : [issue]));
}

/** The change of a record that such an address moves to another city, told as a whole; null where it does not. */
export function movedAddress(columns: readonly FileColumn[], before: AnyInput, after: AnyInput): ImportChange | null {
  const column = columns.find(({ field }) => field.sets === 'addressLine1');
  if (!column || addressBesides.every((name) => before[name] === after[name])) return null;
  const whole = ({ prefecture, city, addressLine1 }: AnyInput) => [prefecture, city, addressLine1].join('');
  return { column: column.column, before: whole(before), after: whole(after) };
}
