import { eq, sql } from 'drizzle-orm';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { Write } from '../../../services/records/entity-repository.ts';

/** Of the driver a part belongs to; code and name are what the audit log calls it by. */
export const partOwner = {
  id: drivers.id,
  code: drivers.code,
  name: drivers.name,
  departmentId: drivers.departmentId,
  createdAt: drivers.createdAt,
  archivedAt: drivers.archivedAt,
};

export type PartOwner = { code: string; name: string; departmentId: string };

/** A part in which nothing has been entered: its first change makes it. */
export function unwritten({ createdAt }: { createdAt: string }) {
  return { version: 0, updatedAt: createdAt };
}

type Driver = { id: string; version: number; departmentId: string };

/** What is told of a part is told on the channels of its driver: it has none of its own. */
export function announcePart({ tx }: Pick<Write, 'tx'>, { id, version, departmentId }: Driver): void {
  announceChange(tx, { entity: 'driver', id, version, action: 'update', departmentIds: [departmentId] });
}

/** The same where the driver is not at hand. */
export async function announcePartOf(write: Write, id: string): Promise<void> {
  const { version, departmentId } = drivers;
  const [driver] = await write.tx.select({ version, departmentId }).from(drivers).where(eq(drivers.id, id));
  if (driver) announcePart(write, { id, ...driver });
}

/** To write a part that may not be there yet. */
export function upsertPart<Values>({ actor }: Write, table: { version: unknown }, values: Values) {
  const { userId: updatedBy } = actor;
  return {
    insert: { ...values, updatedBy },
    set: { ...values, updatedBy, updatedAt: sql`now()`, version: sql`${table.version} + 1` },
  };
}
