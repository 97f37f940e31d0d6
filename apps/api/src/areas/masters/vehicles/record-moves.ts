import { formatPlate } from '@haisha/rules/plate';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntryKind } from '@haisha/validation/vehicle-history';
import { vehicleEntries } from '../../../db/schema/masters/vehicle-entries.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { createdBy } from '../../../services/records/write/row-writes.ts';
import { entrySearchText } from './vehicle-entry-list.ts';

type Snapshot = Record<string, unknown>;
type Owned = Pick<Vehicle, 'id' | 'departmentId'>;
type Move = { kind: VehicleEntryKind; entryDate: string; before: Snapshot; after: Snapshot; note?: string | null };

/** Writes the history entries of an update: another department, another plate. */
export async function recordMoves(write: Write, before: Vehicle, after: Vehicle): Promise<void> {
  const entryDate = write.scope.today;
  if (before.departmentId !== after.departmentId) {
    const kind = 'departmentChange';
    await recordMove(write, after, { kind, entryDate, before: department(before), after: department(after) });
  }
  if (formatPlate(before.plate) !== formatPlate(after.plate)) {
    const kind = 'plateChange';
    const move = { before: { plate: before.plate }, after: { plate: after.plate } };
    await recordMove(write, after, { kind, entryDate, ...move });
  }
}

/** Writes one entry that the system itself makes, with what was before and after. */
export async function recordMove({ tx, actor }: Write, vehicle: Owned, move: Move): Promise<void> {
  const values = { ...move, vehicleId: vehicle.id, searchText: entrySearchText(move), ...createdBy(actor) };
  const { id, version } = vehicleEntries;
  const [entry] = await tx.insert(vehicleEntries).values(values).returning({ id, version });
  if (!entry) throw new Error('no entry was made');
  const departmentIds = [vehicle.departmentId];
  announceChange(tx, { entity: 'vehicleHistory', ...entry, action: 'create', departmentIds });
}

function department({ departmentId, departmentName, departmentNameEn }: Vehicle): Snapshot {
  return { departmentId, departmentName, departmentNameEn };
}
