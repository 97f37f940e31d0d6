import type { DepartureNoteInput } from '@haisha/validation/departure-board';
import { and, eq, gte, lte } from 'drizzle-orm';
import { departureNotes } from '../../../db/schema/attendance/departure-notes.ts';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import { idempotencyMismatch } from '../../../http/errors.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { announceBoard, findDepartureDriver } from './departure-driver.ts';

type Place = { driverId: string; date: string };

/** Writes a note beside a driver of a day, once however often it is sent. Throws where the driver is out of reach. */
export async function writeNote(write: Write, place: Place, input: DepartureNoteInput): Promise<void> {
  const { actor, requestId, scope, tx } = write;
  const driver = await findDepartureDriver(tx, place, scope);
  const note = { driverId: driver.id, workDate: place.date, text: input.text, createdBy: actor.userId };
  const made = await tx
    .insert(departureNotes)
    .values({ id: input.id, ...note })
    .onConflictDoNothing({ target: departureNotes.id })
    .returning({ id: departureNotes.id });
  if (made.length > 0) {
    const { departmentIds, name } = driver;
    await recordAudit(tx, {
      ...{
        actor,
        requestId,
        departmentIds,
        action: 'create',
        entity: 'departureBoard',
        entityId: input.id,
        label: name,
      },
      before: null,
      after: { driverName: name, date: place.date, note: input.text },
    });
    return announceBoard(tx, driver);
  }
  const [known] = await tx.select().from(departureNotes).where(eq(departureNotes.id, input.id));
  const isSame = (Object.keys(note) as (keyof typeof note)[]).every((name) => known?.[name] === note[name]);
  if (!isSame) throw idempotencyMismatch();
}

/** Marks that a driver does not come on a day; who is away already stays so. Throws where the driver is out of reach. */
export async function markAbsent({ actor, scope, tx }: Write, place: Place, note: string | null): Promise<void> {
  const driver = await findDepartureDriver(tx, place, scope);
  const { date } = place;
  const { driverId, fromDate, toDate } = driverLeaves;
  const isAway = and(eq(driverId, driver.id), lte(fromDate, date), gte(toDate, date));
  if ((await tx.$count(driverLeaves, isAway)) > 0) return;
  const absent = { driverId: driver.id, kind: 'absent', fromDate: date, toDate: date, note } as const;
  await tx.insert(driverLeaves).values({ ...absent, createdBy: actor.userId });
  announceBoard(tx, driver);
  // The allocation board plans nobody who is away.
  announceChange(tx, {
    entity: 'driver',
    id: driver.id,
    version: 1,
    action: 'update',
    departmentIds: driver.departmentIds,
  });
}
