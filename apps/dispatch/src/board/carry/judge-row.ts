import { judgeRun } from '@haisha/rules/checks/judge-run';
import type { BoardDay, BoardDriver, BoardVehicle } from '@haisha/validation/board-day';
import type { BoardRow, Run } from '../day/board-types.ts';
import { byId } from '../day/by-id.ts';
import { type CandidateRun, candidateRun } from './candidate-run.ts';
import type { Carry } from './carry.ts';
import { judgeOnAny, judgeWith, newVerdict } from './judge-with.ts';
import { withKnownFee } from './known-fee.ts';
import type { Verdict } from './verdict.ts';

/** Judges what is carried on a row, with the checks that the API applies with authority. */
export function judgeOnRow(day: BoardDay, carry: Carry, row: BoardRow): Verdict {
  const asked = askedAbout(day, carry);
  return newVerdict(judgeAs(asked, row), asked.stands?.findings ?? []);
}

type Asked = {
  day: BoardDay;
  carry: Carry;
  run: CandidateRun;
  /** The run as it stands; none for deliveries that would get one of their own. */
  stands: Run | undefined;
  trailer: BoardVehicle | undefined;
  /** Drivers who stay with it on any vehicle. */
  crew: readonly BoardDriver[];
  /** The judgement on any vehicle with those drivers. */
  judge: ReturnType<typeof judgeOnAny>;
};

/** While something is carried every row asks about the same run. */
let last: Asked | undefined;

function askedAbout(day: BoardDay, carry: Carry): Asked {
  if (last?.day === day && isSameCandidate(last.carry, carry)) return last;
  const { cargo, onRunId } = carry;
  const onto = onRunId === null ? undefined : byId(day.allocations).get(onRunId);
  const stands = cargo.kind === 'run' ? cargo.run : onto;
  const run = candidateRun(day, carry, onto);
  const trailer = byId(day.vehicles).get(stands?.trailerId ?? '');
  const ids = stands?.crew.filter(drives).map(({ driverId }) => driverId) ?? [];
  const crew = ids.length === 0 ? [] : day.drivers.filter(({ id }) => ids.includes(id));
  last = { day, carry, run, stands, trailer, crew, judge: judgeOnAny(day, run, { trailer, drivers: crew }) };
  return last;
}

function isSameCandidate(a: Carry, b: Carry): boolean {
  const isMovedAlike = a.start === b.start && a.end === b.end && a.part === b.part;
  return a.cargo === b.cargo && a.onRunId === b.onRunId && isMovedAlike;
}

function drives({ role }: Run['crew'][number]): boolean {
  return role === 'driver1' || role === 'driver2';
}

function judgeAs(asked: Asked, row: BoardRow) {
  const { day, run, stands, trailer } = asked;
  const { head } = row;
  if (head.kind === 'company') {
    const { company: deliveryCompany } = head;
    // Whoever gets the work anew stands where the company usually does.
    const tier = stands?.deliveryCompanyId === deliveryCompany.id ? run.tier : deliveryCompany.defaultTier;
    const none = { vehicle: null, trailer: null, drivers: [] };
    return judgeRun({
      run: withKnownFee({ ...run, tier }, stands),
      ...none,
      deliveryCompany,
      stage: 'plan',
      settings: day,
    });
  }
  const vehicle = vehicleOn(day, row, stands);
  const isWithCrew = head.kind !== 'driver' && (stands !== undefined || head.kind !== 'vehicle');
  return isWithCrew ? asked.judge(vehicle) : judgeWith(day, run, { vehicle, trailer, drivers: driversOn(asked, row) });
}

function vehicleOn(day: BoardDay, { head }: BoardRow, run: Run | undefined): BoardVehicle | undefined {
  if (head.kind === 'vehicle') return head.vehicle;
  const id = run?.vehicleId ?? (head.kind === 'driver' && !run ? head.driver.mainVehicleId : null);
  return byId(day.vehicles).get(id ?? '');
}

/** On the row of a driver he takes the place of the first; what is new on a vehicle gets its driver. */
function driversOn({ crew, stands }: Asked, { head }: BoardRow): readonly BoardDriver[] {
  if (head.kind === 'driver') {
    const second = stands?.crew.find(({ role }) => role === 'driver2')?.driverId;
    return [head.driver, ...crew.filter(({ id }) => id === second && id !== head.driver.id)];
  }
  return head.kind === 'vehicle' && head.driver ? [head.driver] : [];
}
