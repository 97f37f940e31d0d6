import type { Transaction } from '../../../db/database.ts';
import { isAmong } from '../../../db/is-among.ts';
import { detectorReadings } from '../../../db/schema/attendance/detector-readings.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordAudit } from '../../../services/records/audit/record-audit.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import type { JudgedReading } from './judge-readings.ts';

const atOnce = 1_000;

/** Stores the readings of a file, each once whoever sends it again; answers how many were new. */
export async function storeReadings(
  { actor, requestId, tx }: Write,
  judged: readonly JudgedReading[],
  file: string,
): Promise<number> {
  const wanted = judged.flatMap(({ stored }) => stored ?? []);
  let count = 0;
  for (let start = 0; start < wanted.length; start += atOnce) {
    const made = await tx
      .insert(detectorReadings)
      .values(wanted.slice(start, start + atOnce).map((one) => ({ ...one, createdBy: actor.userId })))
      .onConflictDoNothing({ target: [detectorReadings.driverId, detectorReadings.at] })
      .returning({ id: detectorReadings.id });
    count += made.length;
  }
  if (count === 0) return 0;
  const [first] = wanted;
  const departmentIds = await departmentsOfCalls(
    tx,
    wanted.map(({ callId }) => callId),
  );
  await recordAudit(tx, {
    ...{ actor, requestId, departmentIds, action: 'import', entity: 'rollCall', entityId: null, before: null },
    after: { file, rows: count },
    label: file,
  });
  if (first)
    announceChange(tx, { entity: 'departureBoard', id: first.callId, version: 1, action: 'update', departmentIds });
  return count;
}

/** The departments in which some calls were held. */
async function departmentsOfCalls(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: rollCalls.departmentId })
    .from(rollCalls)
    .where(isAmong(rollCalls.id, ids));
  return rows.map(({ id }) => id);
}
