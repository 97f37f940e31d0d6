import { formatPlate } from '@haisha/rules/plate';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntryKind } from '@haisha/validation/vehicle-history';
import { inArray } from 'drizzle-orm';
import { departments } from '../../../db/schema/masters/departments.ts';
import { vehicleEntries } from '../../../db/schema/masters/vehicle-entries.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import type { Write } from '../../../services/records/entity-repository.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { createdBy } from '../../../services/records/write/row-writes.ts';
import { entrySearchText } from './vehicle-entry-list.ts';

type Snapshot = Record<string, unknown>;
type Owned = Pick<Vehicle, 'id' | 'departmentId'>;
type Move = { kind: VehicleEntryKind; entryDate: string; before: Snapshot; after: Snapshot; note?: string | null };

type Update = { row: Vehicle; input: Pick<Vehicle, 'departmentId' | 'plate'> };

/** Writes the history entries of updates: another department, another plate. */
export async function recordMoves(write: Write, updates: readonly Update[]): Promise<void> {
  const entryDate = write.scope.today;
  const moved = updates.filter(({ row, input }) => row.departmentId !== input.departmentId);
  const departmentOf = await departmentsOf(write, moved);
  for (const { row, input } of updates) {
    const vehicle = { id: row.id, departmentId: input.departmentId };
    if (row.departmentId !== input.departmentId) {
      const { departmentId, departmentName, departmentNameEn } = row;
      const before = { departmentId, departmentName, departmentNameEn };
      await recordMove(write, vehicle, { kind: 'departmentChange', entryDate, before, after: departmentOf(input) });
    }
    if (formatPlate(row.plate) !== formatPlate(input.plate)) {
      const move = { before: { plate: row.plate }, after: { plate: input.plate } };
      await recordMove(write, vehicle, { kind: 'plateChange', entryDate, ...move });
    }
  }
}

/** Reads the names of the departments that vehicles move to. */
async function departmentsOf({ tx }: Write, moved: readonly Update[]) {
  const ids = [...new Set(moved.map(({ input }) => input.departmentId))];
  const names = { id: departments.id, ...referenceNames('department', departments) };
  const rows = ids.length === 0 ? [] : await tx.select(names).from(departments).where(inArray(departments.id, ids));
  return ({ departmentId }: Update['input']): Snapshot => {
    const { id: _, ...named } = rows.find(({ id }) => id === departmentId) ?? { id: departmentId };
    return { departmentId, ...named };
  };
}

/** Writes one entry of the system, with the values before and after. */
export async function recordMove({ tx, actor }: Write, vehicle: Owned, move: Move): Promise<void> {
  const values = { ...move, vehicleId: vehicle.id, searchText: entrySearchText(move), ...createdBy(actor) };
  const { id, version } = vehicleEntries;
  const [entry] = await tx.insert(vehicleEntries).values(values).returning({ id, version });
  if (!entry) throw new Error('no entry was made');
  const departmentIds = [vehicle.departmentId];
  announceChange(tx, { entity: 'vehicleHistory', ...entry, action: 'create', departmentIds });
}
