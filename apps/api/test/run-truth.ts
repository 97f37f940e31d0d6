import { allocationState } from '@haisha/rules/states/allocation-state';
import { deliveryOperation } from '@haisha/rules/states/delivery-operation';
import { sql } from 'drizzle-orm';
import type { TestApp } from './build-test-app.ts';

type Recorded = Record<string, unknown>;
type AuditRow = {
  entity: 'allocation' | 'delivery';
  entityId: string;
  action: string;
  requestId: string;
  actorId: string;
  before: Recorded | null;
  after: Recorded;
};
type Truth = { entity: AuditRow['entity']; id: string; now: Recorded };

/** Reads which runs need the same vehicle or driver at the same time, and which stops and deliveries are of two runs. */
export async function readDoubled({ db }: Pick<TestApp, 'db'>): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    with held as (select * from allocations where status not in ('cancelled', 'declined') and archived_at is null),
      crew as (select c.driver_id, a.id, a.number, a.during from held a join allocation_crew c on c.allocation_id = a.id)
    select 'vehicle' as what, a.number, b.number as other from held a join held b
      on a.id < b.id and a.vehicle_id = b.vehicle_id and a.during && b.during
    union all select 'driver', a.number, b.number from crew a join crew b
      on a.id < b.id and a.driver_id = b.driver_id and a.during && b.during
    union all select 'crew', a.number, c.role from held a join allocation_crew c
      on c.allocation_id = a.id where c.during <> a.during or c.is_released
    union all select 'stop', d.number, a.number from deliveries d
      join allocation_stops s on s.id in (d.load_stop_id, d.unload_stop_id)
      join allocations a on a.id = s.allocation_id where d.allocation_id is distinct from s.allocation_id
    union all select 'state', d.number, d.operation_status from deliveries d
      where (d.operation_status in ('draft', 'open', 'cancelled')) <> (d.allocation_id is null)
    union all select 'load', d.number, a.status from deliveries d
      join allocations a on a.id = d.allocation_id where a.status = 'cancelled'`);
  return rows;
}

/** Reads the audit log of all runs and deliveries, oldest first. */
export async function readHistory({ db }: Pick<TestApp, 'db'>): Promise<AuditRow[]> {
  const { rows } = await db.execute<AuditRow>(sql`
    select r.entity, r.entity_id as "entityId", r.action, r.request_id as "requestId", r.actor_id as "actorId",
      r.before, r.after
    from audit_records r where r.entity in ('allocation', 'delivery') order by r.id`);
  return rows;
}

/** Reads what is kept of all runs and deliveries, as the log would name it. */
async function readTruth({ db }: Pick<TestApp, 'db'>): Promise<Truth[]> {
  const driver = (role: string) =>
    sql`(select c.driver_id from allocation_crew c where c.allocation_id = a.id and c.role = ${role})`;
  const ms = (instant: string) => sql`(extract(epoch from ${sql.raw(instant)}) * 1000)::float8`;
  const { rows } = await db.execute<Truth>(sql`
    select 'allocation' as entity, a.id, json_build_object('version', a.version, 'status', a.status,
      'ownership', a.ownership, 'vehicleId', a.vehicle_id, 'deliveryCompanyId', a.delivery_company_id,
      'driver1Id', ${driver('driver1')}, 'driver2Id', ${driver('driver2')},
      'start', ${ms('lower(a.during)')}, 'end', ${ms('upper(a.during)')},
      'reportAt', ${ms('a.report_at')}, 'endAt', ${ms('a.end_at')},
      'deliveryCount', (select count(*) from deliveries d where d.allocation_id = a.id)) as now
    from allocations a
    union all select 'delivery', d.id, json_build_object('version', d.version, 'operationStatus', d.operation_status,
      'allocationId', d.allocation_id)
    from deliveries d`);
  return rows;
}

const instants = ['start', 'end', 'reportAt', 'endAt'];

/**
 * Replays the audit log: each row begins with its creation, each entry where the one before ended, one version further and
 * by a line of its state machine, and the last one says what is kept. Returns what does not fit.
 */
export async function readUnexplained(test: Pick<TestApp, 'db'>): Promise<unknown[]> {
  const histories = Map.groupBy(await readHistory(test), ({ entityId }) => entityId);
  const truths = await readTruth(test);
  const ids = new Set(truths.map(({ id }) => id));
  const strangers = [...histories.keys()].filter((id) => !ids.has(id)).map((id) => ({ id, what: 'nothing is kept' }));
  return [...strangers, ...truths.flatMap((truth) => faultsOf(truth, histories.get(truth.id) ?? []))];
}

function faultsOf({ entity, id, now }: Truth, history: readonly AuditRow[]): unknown[] {
  const faults: unknown[] = [];
  let last: Recorded | null = null;
  for (const [index, { action, after, before }] of history.entries()) {
    const about = { entity, id, action, version: index + 1 };
    if (after.version !== index + 1) faults.push({ ...about, what: 'another version', is: after.version });
    for (const name of changedFields(last, before)) {
      faults.push({ ...about, what: name, was: last?.[name], is: before?.[name] });
    }
    if (before && !isStep(entity, before, after)) faults.push({ ...about, what: 'no step', before, after });
    last = after;
  }
  const logged = Object.fromEntries(
    Object.keys(now).map((name) => [name, instants.includes(name) ? Date.parse(String(last?.[name])) : last?.[name]]),
  );
  for (const name of Object.keys(now)) {
    if (logged[name] !== now[name]) faults.push({ entity, id, what: name, logged: logged[name], is: now[name] });
  }
  return faults;
}

/** Why somebody went on belongs to the entry alone, and the stops of a delivery to its run. */
const apart = ['reason', 'loadStopId', 'unloadStopId'];

function changedFields(one: Recorded | null, other: Recorded | null): string[] {
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].filter(
    (name) => !apart.includes(name) && JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name]),
  );
}

function isStep(entity: AuditRow['entity'], before: Recorded, after: Recorded): boolean {
  if (entity === 'delivery')
    return reaches(deliveryOperation, String(before.operationStatus), String(after.operationStatus));
  const [from, to] = [before.status, after.status];
  // Who declined is not asked any more: the run goes to somebody else.
  const isGivenOn = from === 'declined' && to === 'planned' && before.deliveryCompanyId !== after.deliveryCompanyId;
  return from === to || isGivenOn || allocationState.some((line) => line.from === from && line.to === to);
}

/** By one line, or by two of one command of a run. */
function reaches(machine: readonly { from: string; to: string }[], from: string, to: string): boolean {
  const next = (state: string) => machine.filter((line) => line.from === state).map((line) => line.to);
  return from === to || next(from).some((one) => one === to || next(one).includes(to));
}
