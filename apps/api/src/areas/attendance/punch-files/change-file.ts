import { plainCode } from '@haisha/rules/punches/file/cells';
import { shapeOfColumns } from '@haisha/rules/punches/file/columns';
import type { PunchFileColumnsInput, PunchFileDriverInput } from '@haisha/validation/punch-file';
import { eq, sql } from 'drizzle-orm';
import { driverCards } from '../../../db/schema/attendance/driver-cards.ts';
import { punchFileFormats } from '../../../db/schema/attendance/punch-file-formats.ts';
import { punchFiles } from '../../../db/schema/attendance/punch-files.ts';
import { validationFailed } from '../../../http/errors.ts';
import { shapeOf } from '../../../services/imports/columns/find-columns.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { findDriver } from '../time-records/recorded-drivers.ts';
import { readFileDrivers } from './file-drivers.ts';
import { lockPunchFile } from './punch-file-repository.ts';

/** Says what the columns of a file are, and remembers it for the next one with these headings. */
export async function nameColumns(
  { actor, scope, tx }: Write,
  fileId: string,
  { columns }: PunchFileColumnsInput,
): Promise<void> {
  const { headers } = await lockPunchFile(tx, fileId, scope);
  if (columns.length !== headers.length) throw validationFailed([{ path: 'columns', code: 'invalid' }]);
  await tx
    .update(punchFiles)
    .set({ columns, shape: shapeOfColumns(columns) })
    .where(eq(punchFiles.id, fileId));
  await tx
    .insert(punchFileFormats)
    .values({ format: shapeOf(headers), columns, updatedBy: actor.userId })
    .onConflictDoUpdate({
      target: punchFileFormats.format,
      set: { columns, updatedAt: sql`now()`, updatedBy: actor.userId },
    });
}

/**
 * Says whose a code is, for all files from then on; null forgets it. Nobody changes whose it is to another centre, and a
 * driver's own code stays the driver's.
 */
export async function nameDriver(write: Write, fileId: string, input: PunchFileDriverInput): Promise<void> {
  const { actor, scope, tx } = write;
  await lockPunchFile(tx, fileId, scope);
  const code = plainCode(input.code);
  const { driver: before, isCard } = (await readFileDrivers(tx, scope))({ code, name: '' });
  if (isCard && before && !before.isWithinScope) throw validationFailed([{ path: 'code', code: 'taken' }]);
  if (before && !isCard) throw validationFailed([{ path: 'code', code: 'taken' }]);
  if (input.driverId === null) {
    await tx.delete(driverCards).where(eq(driverCards.code, code));
    return;
  }
  const driver = await findDriver(tx, input.driverId, scope);
  if (!driver) throw validationFailed([{ path: 'driverId', code: 'invalid' }]);
  const by = { driverId: driver.id, updatedBy: actor.userId };
  await tx
    .insert(driverCards)
    .values({ code, ...by })
    .onConflictDoUpdate({ target: driverCards.code, set: { ...by, updatedAt: sql`now()` } });
}
