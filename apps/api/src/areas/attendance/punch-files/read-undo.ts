import type { PunchFileUndo } from '@haisha/validation/punch-file';
import { mostKeptNamed } from '@haisha/validation/punch-file-choices';
import type { DayLock } from '@haisha/validation/time-record';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { lockOf, readLocks } from '../labour-months/read-locks.ts';
import { type BroughtPunch, readBroughtPunches } from './brought-punches.ts';

/** Tells what undoing an applied file would do now. */
export async function readFileUndo(db: Reader, fileId: string, scope: RowScope): Promise<PunchFileUndo> {
  const brought = await readBroughtPunches(db, fileId, scope);
  const going = brought.filter(({ why }) => why === null);
  const kept = brought.flatMap(({ at, driver, kind, why, workDate }) =>
    why === null ? [] : [{ driver: why === 'outside' ? null : driver, kind, at, workDate, why }],
  );
  return {
    punches: going.length,
    kept: { items: kept.slice(0, mostKeptNamed), total: kept.length },
    lock: await lockOver(db, going),
  };
}

/** The locked labour month that holds one of some punches, which are in order of their days. */
export async function lockOver(db: Reader, punches: readonly BroughtPunch[]): Promise<DayLock | null> {
  const [first, last] = [punches.at(0), punches.at(-1)];
  if (!first || !last) return null;
  const driverIds = [...new Set(punches.map(({ driver }) => driver.id))];
  const locks = await readLocks(db, driverIds, { from: first.workDate, to: last.workDate });
  const held = punches.find(({ driver, workDate }) => lockOf(locks, driver.id, workDate));
  return held ? lockOf(locks, held.driver.id, held.workDate) : null;
}
