import { readdirSync } from 'node:fs';
import type { DemoPeriod } from '@haisha/demo-company/demo-deliveries';
import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { EntityFields } from '@haisha/validation/entity';
import type { Transaction } from '../db/database.ts';

/** Who is said to have entered the demo company. */
export type DemoBy = { createdBy: string; updatedBy: string };
export type DemoRow = EntityFields & { departmentId?: string | null };

/** The rows of one entity in the demo company, to which no other rows of it refer. */
export type DemoPart = {
  entity: AuditEntity;
  /** Inserts the rows; departments, vehicle types, customers and destinations are there. */
  fill: (tx: Transaction, today: string, by: DemoBy, days: DemoPeriod) => Promise<unknown>;
  /** Names courses and their usual vehicles, so that it comes after them. */
  followsCourses?: true;
  /** What a row is called in the audit log, where its own fields do not say it. */
  labelOf?: (row: DemoRow) => string;
  /** Reads the rows as the audit log keeps them. */
  select: (tx: Transaction) => Promise<readonly DemoRow[]>;
};

const folder = new URL('./parts/', import.meta.url);

/** Loads every part: an entity that is new brings its own without a line elsewhere. */
export async function loadDemoParts(): Promise<DemoPart[]> {
  const files = readdirSync(folder)
    .filter((file) => /^[\w-]+\.[jt]s$/.test(file))
    .sort();
  return await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)).demoPart));
}
