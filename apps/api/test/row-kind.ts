import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CargoOwner } from '@haisha/validation/cargo-owner';
import type { Customer } from '@haisha/validation/customer';
import type { DeliveryCompany } from '@haisha/validation/delivery-company';
import type { Department } from '@haisha/validation/department';
import type { Destination } from '@haisha/validation/destination';
import type { Driver } from '@haisha/validation/driver';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleType } from '@haisha/validation/vehicle-type';
import type { AnyPgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Browser } from './browser.ts';

type Fields = Record<string, unknown>;
export type EntityTable = AnyPgTable & { id: PgColumn; version: PgColumn; archivedAt: PgColumn };

/** One row of each kind, by its name; those that others are about have their fields. */
export type EntityRows = Record<string, { id: string; version: number }> & {
  department: Department;
  vehicleType: VehicleType;
  vehicle: Vehicle;
  driver: Driver;
  customer: Customer;
  cargoOwner: CargoOwner;
  destination: Destination;
  deliveryCompany: DeliveryCompany;
};

/** What a walk over all routes has to know of an entity. */
export type RowKind = {
  name: string;
  /** Where it is on the server: `operation-times`. */
  resource: string;
  table: EntityTable;
  /** The kinds of which a row must be there first. */
  needs?: readonly string[];
  create: (admin: Browser, rows: EntityRows) => Promise<{ id: string; version: number }>;
  /** What creates another one. */
  body: (rows: EntityRows) => Fields;
  /** A field and its value, for changing many rows at once. */
  change: (row: Fields) => { field: string; value: unknown };
};

const folder = fileURLToPath(new URL('./rows/', import.meta.url));

/** Every entity that has lists, forms and bulk actions: one file each in `rows/`. */
export const rowKinds: readonly RowKind[] = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .sort()
    .map(async (file) => (await import(folder + file)).rowKind),
);

/** Creates a row of each kind, those that another one needs before it; what is given is taken as it is. */
export async function createEntityRows(admin: Browser, given: Partial<EntityRows>): Promise<EntityRows> {
  const rows = { ...given } as EntityRows;
  async function create(name: string): Promise<void> {
    const kind = rowKinds.find((one) => one.name === name);
    if (!kind) throw new Error(`There is no file in test/rows for ${name}`);
    for (const needed of kind.needs ?? []) await create(needed);
    rows[name] ??= await kind.create(admin, rows);
  }
  for (const { name } of rowKinds) await create(name);
  return rows;
}
