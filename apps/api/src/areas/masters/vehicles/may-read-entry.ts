import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { vehicleEntries } from '../../../db/schema/masters/vehicle-entries.ts';
import type { Dependencies } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { vehicleRepository } from './vehicle-repository.ts';

/** Whether the user may read an entry, which depends on its vehicle. */
export async function mayReadEntry(
  request: FastifyRequest,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  entryId: string,
  vehicleId?: string,
): Promise<boolean> {
  if (!request.actor.scopeOf('vehicleHistory.read')) return false;
  const [entry] = await db
    .select({ vehicleId: vehicleEntries.vehicleId })
    .from(vehicleEntries)
    .where(and(eq(vehicleEntries.id, entryId), vehicleId ? eq(vehicleEntries.vehicleId, vehicleId) : undefined));
  if (!entry) return false;
  return (
    (await vehicleRepository.find(db, entry.vehicleId, rowScopeOf(request, 'vehicleHistory.read', clock))) !== null
  );
}
