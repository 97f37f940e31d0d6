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

/** `isCard` says that somebody said whose it is; `key` is under what that is remembered. */
export type Named = { driver: FileDriver | null; isCard: boolean; key: string };

/**
 * Reads whose a code of a file is: by what somebody said before, else by the codes of drivers, with or without leading zeros,
 * and where a row has a name alone by the name, if one driver alone has it. A driver's code beside the name of another one is
 * nobody's until somebody says so, and then of that code with that name alone: the code stays its driver's.
 */
export async function readFileDrivers(
  db: Reader,
  scope: RowScope,
): Promise<(row: { code: string; name: string }) => Named> {
  const { departmentId, id, leftDate, nameEn } = drivers;
  const all: FileDriver[] = await db
    .select({
      ...{ id, code: drivers.code, name: drivers.name, nameEn, departmentId, leftDate },
      isArchived: sql<boolean>`${drivers.archivedAt} is not null`,
      isWithinScope: sql<boolean>`coalesce(${withinScope(scope, departmentId) ?? sql`true`}, false)`,
    })
    .from(drivers)
    .orderBy(asc(drivers.code));
  const cards = await db.select().from(driverCards);
  const byId = new Map(all.map((driver) => [driver.id, driver]));
  const byCard = new Map(cards.map((card) => [card.code, byId.get(card.driverId)]));
  const byCode = new Map(all.map((driver) => [plainCode(driver.code), driver]));
  const present = all.filter(({ isArchived }) => !isArchived);
  const byShort = onlyOnes(present, (driver) => withoutZeros(plainCode(driver.code)));
  const byName = Map.groupBy(present, (driver) => plainCode(driver.name));
  return ({ code, name }) => {
    const plainName = plainCode(name);
    const named = byName.get(plainName) ?? [];
    const ofCode = byCode.get(code) ?? byShort.get(withoutZeros(code));
    const isOfOther = code !== '' && ofCode && named.length > 0 && plainCode(ofCode.name) !== plainName;
    const key = isOfOther ? `${code}/${plainName}` : code || plainName;
    const card = byCard.get(key);
    if (card) return { driver: card, isCard: true, key };
    const ofName = named.length === 1 ? named[0] : undefined;
    const found = code === '' ? ofName : isOfOther ? undefined : ofCode;
    return { driver: found ?? null, isCard: false, key };
  };
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
