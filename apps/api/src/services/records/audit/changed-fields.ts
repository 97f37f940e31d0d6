import { isDeepStrictEqual } from 'node:util';
import type { RecordChange } from '@haisha/validation/record-change';

type Row = Readonly<Record<string, unknown>>;

const technical = new Set([
  'id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'archivedAt',
  'vehicleCount',
  'fileCount',
  'cargoOwnerCount',
  'destinationCount',
  'stopCount',
  'hasEarlyStop',
  'courseCodes',
  'hasAccessCodes',
  'photoId',
  'sha256',
]);

/**
 * The fields in which a row differs before and after. A reference (`departmentId`) reads as the name beside it
 * (`departmentName`, on English pages `departmentNameEn`), so that it still says something when the other row is gone. The log
 * keeps no order of fields; `order` is that of the contract.
 */
export function changedFields(was: Row | null, is: Row | null, order: readonly string[]): RecordChange['fields'] {
  const [before, after] = [withoutParts(was), withoutParts(is)];
  const there = Object.keys({ ...before, ...after });
  const known = order.flatMap((path) => there.filter((one) => one === path || one.startsWith(`${path}.`)));
  const paths = [...new Set([...known, ...there])].filter((path) => !technical.has(path));
  return paths
    .filter((path) => !isNameOfReference(path, paths))
    .filter((path) => !isDeepStrictEqual(before?.[path] ?? null, after?.[path] ?? null))
    .map((path) => ({
      path,
      before: legible(before, path),
      after: legible(after, path),
      ...inEnglish('beforeEn', before, path),
      ...inEnglish('afterEn', after, path),
    }));
}

const parts: readonly string[] = ['terms', 'result', 'price'];

/** The fields of a part one by one: `terms.closingDay`, `result.arrivedAt`. */
function withoutParts(row: Row | null): Row | null {
  if (row === null) return null;
  const each = Object.entries(row).flatMap(([name, value]) =>
    parts.includes(name) && isPart(value)
      ? Object.entries(value).map(([field, one]) => [`${name}.${field}`, one] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(each);
}

function isPart(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function legible(row: Row | null, path: string): unknown {
  return row?.[path.replace(/Id(s?)$/, 'Name$1')] ?? row?.[path] ?? null;
}

/** What an English page says in the place of a name; nothing where no English one is known. */
function inEnglish(side: 'beforeEn' | 'afterEn', row: Row | null, path: string): Record<string, unknown> {
  const english = /Ids?$/.test(path) ? row?.[path.replace(/Id(s?)$/, 'Name$1En')] : null;
  if (!Array.isArray(english)) return typeof english === 'string' ? { [side]: english } : {};
  const names = [legible(row, path)].flat();
  return { [side]: english.map((name, at) => name ?? names[at]) };
}

function isNameOfReference(path: string, paths: readonly string[]): boolean {
  return /Names?(?:En)?$/.test(path) && paths.includes(path.replace(/Name(s?)(?:En)?$/, 'Id$1'));
}
