import { nextTwelveMonthInspection } from '@haisha/rules/inspection';
import { odometerErrors } from '@haisha/validation/odometer';
import type { Vehicle } from '@haisha/validation/vehicle';
import type {
  VehicleEntry,
  VehicleEntryInput,
  VehicleEntryKind,
  vehicleEntryUpdateSchema,
} from '@haisha/validation/vehicle-history';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { vehicleEntries } from '../../../db/schema/masters/vehicle-entries.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import { recordNotFound, validationFailed } from '../../../http/errors.ts';
import type { FileAction, FileOwner } from '../../../services/files/record-files.ts';
import { announceChange } from '../../../services/realtime/messages/announce.ts';
import { recordLabel } from '../../../services/records/audit/record-label.ts';
import type { RowRepository, Write } from '../../../services/records/entity-repository.ts';
import { requirePlausibleDays } from '../../../services/records/write/require-plausible-days.ts';
import { changedBy, createdBy, lockRow } from '../../../services/records/write/row-writes.ts';
import {
  archiveEntity,
  changeEntity,
  changeLocked,
  createEntity,
  requireNotArchived,
  restoreEntity,
} from '../../../services/records/write/write-entity.ts';
import { entrySearchText, selectVehicleEntries } from './vehicle-entry-list.ts';
import { vehicleRepository } from './vehicle-repository.ts';

type VehicleEntryUpdate = z.output<typeof vehicleEntryUpdateSchema>;
type Place = { vehicleId: string; entryId: string };

/** The repository of one vehicle's entries. */
function entriesOf(vehicle: Vehicle) {
  const { id: vehicleId, departmentId } = vehicle;
  return {
    entity: 'vehicleHistory',
    table: vehicleEntries,
    departmentOf: () => departmentId,
    nameOf: ({ kind, entryDate }) => ({ label: recordLabel(vehicle), entry: { vehicleId, kind, entryDate } }),
    async find(db, id) {
      const own = and(eq(vehicleEntries.id, id), eq(vehicleEntries.vehicleId, vehicleId));
      const [row] = await selectVehicleEntries(db).where(own);
      return row ?? null;
    },
  } satisfies RowRepository<VehicleEntry>;
}

export async function createEntry(write: Write, vehicleId: string, input: VehicleEntryInput): Promise<VehicleEntry> {
  const vehicle = await lockVehicle(write, vehicleId);
  checkOdometer(vehicle, input);
  requirePlausibleDays('vehicleHistory', input, write.scope);
  const entry = await createEntity(write, { ...entriesOf(vehicle), insert }, { ...input, vehicleId });
  await takeOver(write, vehicle, input, null);
  return entry;
}

export async function updateEntry(write: Write, place: Place, body: VehicleEntryUpdate): Promise<VehicleEntry> {
  const { version, ...input } = body;
  const vehicle = await lockVehicle(write, place.vehicleId);
  const at = { id: place.entryId, version };
  let before: VehicleEntry | null = null;
  const entry = await changeEntity(write, entriesOf(vehicle), at, 'update', async (row) => {
    before = row;
    if (row.after !== null && row.kind !== input.kind) {
      throw validationFailed([{ path: 'kind', code: 'writtenBySystem' }]);
    }
    if (!hasSameReading(input, row)) checkOdometer(vehicle, input);
    requirePlausibleDays('vehicleHistory', input, { today: write.scope.today, before: row });
    await write.tx
      .update(vehicleEntries)
      .set({ ...entryRow(input), ...changedBy(vehicleEntries, write.actor) })
      .where(eq(vehicleEntries.id, row.id));
  });
  await takeOver(write, vehicle, input, before);
  return entry;
}

export async function archiveEntry(write: Write, place: Place, version: number): Promise<VehicleEntry> {
  const vehicle = await lockVehicle(write, place.vehicleId);
  return await archiveEntity(write, entriesOf(vehicle), { id: place.entryId, version }, []);
}

export async function restoreEntry(write: Write, place: Place, version: number): Promise<VehicleEntry> {
  const vehicle = await lockVehicle(write, place.vehicleId);
  return await restoreEntity(write, entriesOf(vehicle), { id: place.entryId, version });
}

/** Locks an entry for a change of its files, and announces the change. */
export async function lockEntry(write: Write, { vehicleId, entryId }: Place, action: FileAction): Promise<FileOwner> {
  const vehicle = await lockVehicle(write, vehicleId);
  const { entity, find, nameOf } = entriesOf(vehicle);
  await lockRow(write.tx, vehicleEntries, entryId, 'update');
  const entry = await find(write.tx, entryId);
  if (!entry) throw recordNotFound();
  requireNotArchived(entry);
  const { id, version } = entry;
  const departmentIds = [vehicle.departmentId];
  announceChange(write.tx, { entity, id, version, action, departmentIds });
  return { entity, entityId: id, departmentIds, ...nameOf(entry) };
}

async function insert({ tx, actor }: Write, { vehicleId, ...input }: VehicleEntryInput & { vehicleId: string }) {
  const values = { ...entryRow(input), vehicleId, ...createdBy(actor) };
  const [row] = await tx.insert(vehicleEntries).values(values).returning({ id: vehicleEntries.id });
  if (!row) throw new Error('no entry was made');
  return row.id;
}

async function lockVehicle({ tx, scope }: Write, id: string): Promise<Vehicle> {
  await lockRow(tx, vehicles, id, 'update');
  const vehicle = await vehicleRepository.find(tx, id, scope);
  if (!vehicle) throw recordNotFound();
  requireNotArchived(vehicle);
  return vehicle;
}

function checkOdometer(vehicle: Vehicle, { odometerKm, entryDate, confirmOdometer }: VehicleEntryInput): void {
  const errors = odometerErrors({ odometerKm, odometerDate: entryDate }, vehicle, confirmOdometer);
  if (errors.length > 0) throw validationFailed(errors);
}

/** A reading that nobody touches is neither judged nor handed over again. */
function hasSameReading(now: Reading, before: Reading): boolean {
  return now.odometerKm === before.odometerKm && now.entryDate === before.entryDate;
}

const dueDateOf = {
  inspection: 'inspectionExpiryDate',
  threeMonthInspection: 'nextThreeMonthInspectionDate',
  twelveMonthInspection: 'nextTwelveMonthInspectionDate',
} as const;

type Reading = Pick<VehicleEntry, 'entryDate' | 'odometerKm'>;
type Said = Reading & Pick<VehicleEntry, 'kind' | 'nextDueDate'>;
type VehicleFields = Partial<Pick<Vehicle, 'odometerKm' | 'odometerDate' | (typeof dueDateOf)[keyof typeof dueDateOf]>>;

/**
 * Copies what an entry says about the vehicle into the vehicle: a newer odometer reading, a later due day, and
 * corrections of the entry they came from.
 */
async function takeOver(write: Write, vehicle: Vehicle, now: Said, before: Said | null): Promise<void> {
  const vehicleFields: VehicleFields = { ...newReading(vehicle, now, before), ...newDueDate(vehicle, now, before) };
  if (Object.keys(vehicleFields).length === 0) return;
  await changeLocked(write, vehicleRepository, vehicle, 'update', async () => {
    await write.tx
      .update(vehicles)
      .set({ ...vehicleFields, ...changedBy(vehicles, write.actor) })
      .where(eq(vehicles.id, vehicle.id));
  });
}

function newReading(vehicle: Vehicle, now: Reading, before: Reading | null): VehicleFields {
  if (before && hasSameReading(now, before)) return {};
  const { odometerKm, entryDate } = now;
  const isFromHere = before?.odometerKm === vehicle.odometerKm && before?.entryDate === vehicle.odometerDate;
  if (odometerKm === null || (entryDate < (vehicle.odometerDate ?? '') && !isFromHere)) return {};
  if (odometerKm === vehicle.odometerKm && entryDate === vehicle.odometerDate) return {};
  return { odometerKm, odometerDate: entryDate };
}

function newDueDate(vehicle: Vehicle, { kind, entryDate, nextDueDate }: Said, before: Said | null): VehicleFields {
  if (nextDueDate === null || !isInspection(kind)) return {};
  const field = dueDateOf[kind];
  const isFromHere = before?.kind === kind && before.nextDueDate === vehicle[field];
  const isNew = nextDueDate > (vehicle[field] ?? '') || (isFromHere && nextDueDate !== vehicle[field]);
  if (!isNew) return {};
  const isOneVisit = vehicle.nextTwelveMonthInspectionDate === vehicle.inspectionExpiryDate;
  if (kind !== 'inspection' || !isOneVisit) return { [field]: nextDueDate };
  return {
    [field]: nextDueDate,
    nextTwelveMonthInspectionDate: nextTwelveMonthInspection(entryDate, nextDueDate),
  };
}

function isInspection(kind: VehicleEntryKind): kind is keyof typeof dueDateOf {
  return Object.hasOwn(dueDateOf, kind);
}

export function entryRow({ confirmOdometer: _, ...input }: VehicleEntryInput) {
  return { ...input, searchText: entrySearchText(input) };
}
