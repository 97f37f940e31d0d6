import type { Delivery } from '@haisha/validation/delivery';
import { eq, inArray } from 'drizzle-orm';
import { allocationStops } from '../src/db/schema/dispatch/allocation-stops.ts';
import { allocations } from '../src/db/schema/dispatch/allocations.ts';
import { deliveries } from '../src/db/schema/dispatch/deliveries.ts';
import { at, runDay } from './allocations.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { createDelivery } from './deliveries.ts';
import { createDeliveryCompany } from './masters.ts';
import type { Route } from './routes.ts';
import type { EntityRows } from './row-kind.ts';

type Db = TestApp['db'];
type Row = { id: string; version: number };

/** Two runs without a vehicle, on the first of them two deliveries; and who could drive them for money. */
export type RunRows = {
  departmentId: string;
  companyId: string;
  run: Row;
  other: Row;
  goods: Row[];
  stops: { id: string }[];
};

const back = { actualOutAt: null, actualInAt: null } as const;
const reached = { status: 'planned', ownership: 'own', deliveryCompanyId: null, archivedAt: null, ...back } as const;

/** What each command needs to find, where that is not a plan of our own. */
const needed: Record<string, Partial<typeof allocations.$inferInsert>> = {
  withdraw: { status: 'requested' },
  accept: { status: 'requested' },
  decline: { status: 'requested' },
  replan: { status: 'declined' },
  unconfirm: { status: 'confirmed' },
  acknowledge: { status: 'confirmed' },
  depart: { status: 'confirmed' },
  return: { status: 'departed' },
};

let numbered = 0;

export async function createRunRows({ db }: TestApp, admin: Browser, { department }: EntityRows): Promise<RunRows> {
  const departmentId = department.id;
  const company = await createDeliveryCompany(admin);
  const first = await createDelivery(admin, { operationDate: runDay });
  const { cargoOwnerId, destinationId, originId } = first;
  const places = { departmentId: first.departmentId, cargoOwnerId, destinationId, originId };
  const second = await createDelivery(admin, { ...places, operationDate: runDay });
  const run = await insertRun(db, departmentId);
  const other = await insertRun(db, departmentId);
  const rows = { departmentId, companyId: company.id, run, other, goods: [first, second], stops: [] };
  return await revivedRuns(db, rows, { name: '' });
}

async function insertRun(db: Db, departmentId: string): Promise<Row> {
  numbered += 1;
  const times = { during: { start: at('8:00'), end: at('12:00') }, reportAt: at('7:30'), endAt: at('12:20') };
  const number = `T${numbered}-${departmentId}`;
  const [row] = await db
    .insert(allocations)
    .values({ ...reached, ...times, number, departmentId, operationDate: runDay, searchText: '' })
    .returning({ id: allocations.id, version: allocations.version });
  if (!row) throw new Error('no run was made');
  return row;
}

/** As a command needs them, with their versions. */
export async function revivedRuns(db: Db, rows: RunRows, { name }: Pick<Route, 'name'>): Promise<RunRows> {
  const command = name.split('/').at(-1) ?? '';
  const isHired = ['request', 'order-form', 'fees'].includes(command) || name.endsWith('/:id/confirm');
  const hired = { ownership: 'hired', deliveryCompanyId: rows.companyId } as const;
  const status = name.endsWith('/:id/confirm') ? ({ status: 'accepted' } as const) : needed[command];
  const ids = [rows.run.id, rows.other.id];
  await db
    .update(allocations)
    .set({ ...reached, ...(isHired && hired), ...status })
    .where(inArray(allocations.id, ids));
  await detach(db, ids);
  const stops = await attach(db, rows, command === 'place' || command === 'depart' ? 'open' : 'assigned');
  const runs = await db.select().from(allocations).where(inArray(allocations.id, ids));
  const goods = await db
    .select()
    .from(deliveries)
    .where(
      inArray(
        deliveries.id,
        rows.goods.map(({ id }) => id),
      ),
    );
  const versionOf = (some: readonly Row[], { id, version }: Row) => ({
    id,
    version: some.find((one) => one.id === id)?.version ?? version,
  });
  return {
    ...rows,
    run: versionOf(runs, rows.run),
    other: versionOf(runs, rows.other),
    goods: rows.goods.map((one) => versionOf(goods, one)),
    stops,
  };
}

async function detach(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(deliveries)
    .set({ allocationId: null, loadStopId: null, unloadStopId: null })
    .where(inArray(deliveries.allocationId, [...ids]));
  await db.delete(allocationStops).where(inArray(allocationStops.allocationId, [...ids]));
}

async function attach(db: Db, { goods, run }: RunRows, operationStatus: Delivery['operationStatus']) {
  const isOn = operationStatus === 'assigned';
  const times = { plannedArriveAt: at('9:00'), plannedDepartAt: at('9:10'), workMinutes: 10 };
  const stops = await db
    .insert(allocationStops)
    .values([{ allocationId: run.id, position: 0, kind: 'unload', ...times }])
    .returning({ id: allocationStops.id });
  for (const { id } of goods) {
    await db
      .update(deliveries)
      .set({
        ...{ operationStatus, archivedAt: null, allocationId: isOn ? run.id : null },
        ...{ loadStopId: null, unloadStopId: isOn ? (stops[0]?.id ?? null) : null },
      })
      .where(eq(deliveries.id, id));
  }
  return stops;
}
