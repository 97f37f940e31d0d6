import { searchText } from '@haisha/rules/search-text';
import {
  type CargoOwner,
  type CargoOwnerInput,
  type CargoOwnerListQuery,
  type cargoOwnerUpdateSchema,
  usualCargoOwnerTerms,
} from '@haisha/validation/cargo-owner';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import type { EntityRepository, Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { agreedTerms } from '../../../services/records/write/agreed-terms.ts';
import { changedBy, createdBy, requireLive } from '../../../services/records/write/row-writes.ts';
import { listCargoOwners, selectCargoOwners } from './cargo-owner-list.ts';

type CargoOwnerUpdate = z.output<typeof cargoOwnerUpdateSchema>;

export const cargoOwnerRepository: EntityRepository<
  CargoOwner,
  CargoOwnerInput,
  CargoOwnerUpdate,
  CargoOwnerListQuery
> = {
  entity: 'cargoOwner',
  table: cargoOwners,
  list: listCargoOwners,

  hiddenFields: ({ may }) => (may('cargoOwner.readTerms') ? [] : ['terms']),

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectCargoOwners(db, scope).where(and(eq(cargoOwners.id, id), withinScope(scope, null)));
    return row ?? null;
  },

  async insert({ tx, actor, scope }, { terms, ...input }) {
    await requireLive(tx, customers, input.customerId, 'customerId');
    const agreed = agreedTerms(scope, 'cargoOwner.updateTerms', terms, usualCargoOwnerTerms);
    const values = { ...cargoOwnerRow(input), ...agreed, ...createdBy(actor) };
    const [row] = await tx.insert(cargoOwners).values(values).returning({ id: cargoOwners.id });
    if (!row) throw new Error('no cargo owner was made');
    return row.id;
  },

  async update({ tx, actor, scope }, row, { version: _, terms, ...input }) {
    // Checks new references only: an unchanged one may have been archived since.
    if (input.customerId !== row.customerId) await requireLive(tx, customers, input.customerId, 'customerId');
    const agreed = agreedTerms(scope, 'cargoOwner.updateTerms', terms, null);
    await tx
      .update(cargoOwners)
      .set({ ...cargoOwnerRow(input), ...agreed, ...changedBy(cargoOwners, actor) })
      .where(eq(cargoOwners.id, row.id));
  },

  async checkRestore(tx, { customerId }) {
    await requireLive(tx, customers, customerId, 'customerId');
  },
};

/** The columns without the terms, which have their own permission. */
export function cargoOwnerRow(input: Omit<CargoOwnerInput, 'terms'>) {
  const { code, name, kana, nameEn, contactName, phone, email, defaultGoods, note } = input;
  return { ...input, searchText: searchText(code, name, kana, nameEn, contactName, phone, email, defaultGoods, note) };
}
