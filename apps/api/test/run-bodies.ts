import { at, runDay } from './allocations.ts';
import type { Rows } from './route-rows.ts';

type Fields = Record<string, unknown>;
type Bodies = Record<string, (about: { rows: Rows }) => Fields>;

const times = { start: at('13:00'), end: at('15:00') };

/** Bodies of commands of runs that would be taken. */
export const runBodies: Bodies = {
  'POST /api/allocations': ({ rows: { runs } }) => ({
    ...{ operationDate: runDay, departmentId: runs.departmentId, ...times, reason: '試験' },
    target: { deliveryCompanyId: runs.companyId },
  }),
  'POST /api/allocations/place': ({ rows: { runs } }) => ({
    allocationId: runs.run.id,
    deliveries: runs.goods.map(seen),
  }),
  'POST /api/allocations/swap': ({ rows: { runs } }) => ({
    ...{ first: seen(runs.run), second: seen(runs.other), what: 'both' },
  }),
  'POST /api/allocations/confirm': ({ rows: { runs } }) => ({ allocations: [seen(runs.run)] }),
  'POST /api/allocations/cancel': ({ rows: { runs } }) => ({ allocations: [seen(runs.run)], reason: '試験' }),
  'POST /api/allocations/copy-day': ({ rows: { runs } }) => copyBody(runs.departmentId),
  'POST /api/allocations/copy-day/preview': ({ rows: { runs } }) => copyBody(runs.departmentId),
  'POST /api/allocations/place-courses': ({ rows: { runs } }) => ({ departmentId: runs.departmentId, date: runDay }),
  'POST /api/allocations/place-courses/preview': ({ rows: { runs } }) => ({
    ...{ departmentId: runs.departmentId, date: runDay },
  }),
};

/** The body of a command of one run. */
export function runCommandBody(url: string, { runs }: Rows): Fields {
  const { version } = runs.run;
  const bodies: Record<string, Fields> = {
    move: { id: runs.run.id, target: { deliveryCompanyId: runs.companyId }, ...times, reason: '試験' },
    crew: { driver1Id: null, driver2Id: null },
    split: { deliveryIds: [runs.goods[0]?.id] },
    join: { other: seen(runs.other), reason: '試験' },
    stops: {
      stops: runs.stops.map(({ id }) => ({
        id,
        position: 0,
        plannedArriveAt: at('9:00'),
        plannedDepartAt: at('9:20'),
      })),
    },
    fees: { hiredFeeYen: 45_000, taxKind: 'excluded', reason: '試験' },
    accept: { hiredDriverName: '山口 剛' },
  };
  return { version, ...(bodies[url.split('/').at(-1) ?? ''] ?? { reason: '試験' }) };
}

function seen({ id, version }: { id: string; version: number }) {
  return { id, version };
}

function copyBody(departmentId: string): Fields {
  return { departmentId, from: runDay, to: '2026-11-27' };
}
