import { readdirSync } from 'node:fs';
import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { EntityFields } from '@haisha/validation/entity';
import type { Transaction } from '../db/database.ts';

type DemoBy = { createdBy: string; updatedBy: string };
export type DemoRow = EntityFields & { departmentId?: string };

/** What the demo company has of one entity that nothing else in it is about. */
export type DemoPart = {
  entity: AuditEntity;
  /** Inserts the rows; departments, vehicle types, customers and destinations are there. */
  fill: (tx: Transaction, today: string, by: DemoBy) => Promise<unknown>;
  /** Reads the rows as the audit log keeps them. */
  select: (tx: Transaction) => Promise<readonly DemoRow[]>;
};

const folder = new URL('./parts/', import.meta.url);

/** Loads every part, in the order of their files. */
export async function loadDemoParts(): Promise<DemoPart[]> {
  const files = readdirSync(folder).sort();
  return await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)).demoPart));
}
