import { stamps } from '@haisha/area-tests/stamps';
import type { Leave, LeaveRegister } from '@haisha/validation/leave';

let made = 0;

/** A day of paid leave that a driver asks for. */
export function leave(given: Partial<Leave> = {}): Leave {
  made += 1;
  return {
    ...stamps,
    id: `9a000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    driverId: '50000000-0000-4000-8000-000000000001',
    driverCode: 'IW-D01',
    driverName: '佐藤 誠',
    driverNameEn: 'Makoto Sato',
    departmentId: '10000000-0000-4000-8000-000000000001',
    kind: 'paid',
    part: 'day',
    fromDate: '2026-12-24',
    toDate: '2026-12-24',
    note: '私用',
    status: 'requested',
    decisionReason: null,
    decidedAt: null,
    decidedByName: null,
    runs: [],
    ...given,
  };
}

/** Somebody with two grants, of whom two days are missing until March. */
export function entry(given: Partial<LeaveRegister['drivers'][number]> = {}): LeaveRegister['drivers'][number] {
  return {
    id: '50000000-0000-4000-8000-000000000001',
    code: 'IW-D01',
    name: '佐藤 誠',
    nameEn: 'Makoto Sato',
    hiredDate: '2022-10-01',
    schedule: null,
    grants: [{ date: '2026-04-01', days: 16, lapsesOn: '2028-04-01', taken: 3, left: 13 }],
    left: 13,
    overdrawn: 0,
    next: { date: '2027-04-01', days: 18 },
    years: [{ from: '2026-04-01', to: '2027-03-31', taken: 3, missing: 2, state: 'near' }],
    taken: [
      { day: '2026-05-07', days: 1, part: 'day' },
      { day: '2026-08-13', days: 0.5, part: 'am' },
    ],
    ...given,
  };
}
