import { demoCargoOwners } from '@haisha/demo-company/demo-cargo-owners';
import { demoCustomers } from '@haisha/demo-company/demo-customers';
import { demoId } from '@haisha/demo-company/demo-id';
import { cargoOwnerRow } from '../areas/masters/cargo-owners/cargo-owner-repository.ts';
import { customerRow } from '../areas/masters/customers/customer-repository.ts';
import type { Transaction } from '../db/database.ts';
import { cargoOwners } from '../db/schema/masters/cargo-owners.ts';
import { customers } from '../db/schema/masters/customers.ts';

/** The customers of the demo company, and the owners of the goods. */
export async function fillCustomers(tx: Transaction, by: { createdBy: string; updatedBy: string }): Promise<void> {
  await tx.insert(customers).values(
    demoCustomers().map(({ terms, ...input }) => ({
      id: demoId(`customer ${input.code}`),
      ...customerRow(input),
      ...terms,
      ...by,
    })),
  );
  await tx.insert(cargoOwners).values(
    demoCargoOwners().map(({ terms, ...input }) => ({
      id: demoId(`cargo owner ${input.code}`),
      ...cargoOwnerRow(input),
      ...terms,
      ...by,
    })),
  );
}
