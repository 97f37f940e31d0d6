import { eq, sql } from 'drizzle-orm';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { Write } from '../../../services/records/entity-repository.ts';

/** Columns of the driver that a part belongs to; the audit log uses code and name. */
export const partOwner = {
  id: drivers.id,
  code: drivers.code,
  name: drivers.name,
  departmentId: drivers.departmentId,
  createdAt: drivers.createdAt,
  archivedAt: drivers.archivedAt,
};

export type PartOwner = { code: string; name: string; departmentId: string };

/** Version and time of a part that its first change creates. */
export function unwritten({ createdAt }: { createdAt: string }) {
  return { version: 0, updatedAt: createdAt };
}

type Driver = { id: string; version: number; departmentId: string };

/** Announces a part on the channels of its driver, as it has none of its own. */
export function announcePart({ tx }: Pick<Write, 'tx'>, { id, version, departmentId }: Driver): void {
  announceChange(tx, { entity: 'driver', id, version, action: 'update', departmentIds: [departmentId] });
}

/** The same for a driver that has not been read. */
export async function announcePartOf(write: Write, id: string): Promise<void> {
  const { version, departmentId } = drivers;
  const [driver] = await write.tx.select({ version, departmentId }).from(drivers).where(eq(drivers.id, id));
  if (driver) announcePart(write, { id, ...driver });
}

/** The values to insert a part, or to update it when it exists. */
export function upsertPart<Values>({ actor }: Write, table: { version: unknown }, values: Values) {
  const { userId: updatedBy } = actor;
  return {
    insert: { ...values, updatedBy },
    set: { ...values, updatedBy, updatedAt: sql`now()`, version: sql`${table.version} + 1` },
  };
}
