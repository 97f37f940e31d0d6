import { plainCode } from '@haisha/rules/punches/file/cells';
import type { PunchFileDriver } from '@haisha/validation/punch-file';
import { asc, sql } from 'drizzle-orm';
import { driverCards } from '../../../db/schema/attendance/driver-cards.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

/** A driver as files name one, with what decides whether punches are taken. */
export type FileDriver = PunchFileDriver & {
  departmentId: string;
  leftDate: string | null;
  isArchived: boolean;
  isWithinScope: boolean;
};

/** `isCard` says that somebody said whose the code is. */
export type Named = { driver: FileDriver | null; isCard: boolean };

/**
 * Reads whose a code of a file is: by what somebody said before, else by the codes of drivers, with or without leading zeros,
 * and where a row has a name alone by the name, if one driver alone has it. A code beside the name of another driver is
 * nobody's until somebody says so.
 */
export async function readFileDrivers(
  db: Reader,
  scope: RowScope,
): Promise<(row: { code: string; name: string }) => Named> {
  const { code, departmentId, id, leftDate, name, nameEn } = drivers;
  const all: FileDriver[] = await db
    .select({
      ...{ id, code, name, nameEn, departmentId, leftDate },
      isArchived: sql<boolean>`${drivers.archivedAt} is not null`,
      isWithinScope: sql<boolean>`coalesce(${withinScope(scope, departmentId) ?? sql`true`}, false)`,
    })
    .from(drivers)
    .orderBy(asc(code));
  const cards = await db.select().from(driverCards);
  const byId = new Map(all.map((driver) => [driver.id, driver]));
  const byCard = new Map(cards.map((card) => [card.code, byId.get(card.driverId)]));
  const byCode = new Map(all.map((driver) => [plainCode(driver.code), driver]));
  const present = all.filter(({ isArchived }) => !isArchived);
  const byShort = onlyOnes(present, (driver) => withoutZeros(plainCode(driver.code)));
  const byName = onlyOnes(present, (driver) => plainCode(driver.name));
  return (row) => {
    const card = byCard.get(keyOfRow(row));
    if (card) return { driver: card, isCard: true };
    const named = byName.get(plainCode(row.name));
    if (row.code === '') return { driver: named ?? null, isCard: false };
    const found = byCode.get(row.code) ?? byShort.get(withoutZeros(row.code));
    const isOfOther = found && named && plainCode(found.name) !== plainCode(named.name);
    return { driver: isOfOther ? null : (found ?? null), isCard: false };
  };
}

/** Under what it is remembered whose a row is: its code, or its name where it has none. */
export function keyOfRow({ code, name }: { code: string; name: string }): string {
  return code === '' ? plainCode(name) : code;
}

/** The driver as pages show one. */
export function toldDriver({ code, id, name, nameEn }: FileDriver): PunchFileDriver {
  return { id, code, name, nameEn };
}

function withoutZeros(code: string): string {
  return code.replace(/^0+(?=.)/, '');
}

function onlyOnes(all: readonly FileDriver[], of: (driver: FileDriver) => string): Map<string, FileDriver> {
  const groups = Map.groupBy(all, of);
  return new Map([...groups].flatMap(([key, [first, ...more]]) => (first && more.length === 0 ? [[key, first]] : [])));
}
