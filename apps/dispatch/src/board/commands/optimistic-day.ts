import type { Allocation } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import type { Run } from '../day/board-types.ts';
import { swappedRuns } from '../swap/swapped-runs.ts';
import type { BoardCommand } from './board-command.ts';

/** Returns the day as it will be when a command has been done, as far as that is known before the answer. */
export function optimisticDay(day: BoardDay, command: BoardCommand): BoardDay {
  switch (command.kind) {
    case 'move':
      return withRun(day, command.runId, (run) => moved(day, run, command));
    case 'place':
      return command.runId === null ? day : placed(day, command.runId, command.deliveryIds);
    case 'swap':
      return swapped(day, command);
    case 'stops':
      return withRun(day, command.runId, (run) => ({ ...run, stops: command.stops }));
    case 'create':
    case 'crew':
    case 'split':
    case 'join':
    case 'make':
    case 'unmake':
    case 'state':
      return day;
  }
}

/** Returns the day with the runs that the server answered in the place of those that it had. */
export function dayWithRuns(day: BoardDay, runs: readonly Allocation[]): BoardDay {
  const answered = new Map(runs.map((run) => [run.id, run]));
  const known = new Set(day.allocations.map(({ id }) => id));
  return {
    ...day,
    allocations: [
      ...day.allocations.map((run) => newer(run, answered.get(run.id))),
      ...runs.filter(({ id }) => !known.has(id)),
    ],
  };
}

/** Puts a run back as it was, unless somebody changed it meanwhile. */
export function dayWithout(day: BoardDay, before: BoardDay, runIds: readonly string[]): BoardDay {
  const old = new Map(before.allocations.map((run) => [run.id, run]));
  const allocations = day.allocations.map((run) => {
    const was = runIds.includes(run.id) ? old.get(run.id) : undefined;
    return was && was.version === run.version ? was : run;
  });
  return { ...day, allocations, deliveriesLeft: before.deliveriesLeft };
}

function newer(run: Run, answered: Allocation | undefined): Run {
  return answered && answered.version >= run.version ? answered : run;
}

function withRun(day: BoardDay, id: string, change: (run: Run) => Run): BoardDay {
  return { ...day, allocations: day.allocations.map((run) => (run.id === id ? change(run) : run)) };
}

function moved(day: BoardDay, run: Run, { target, start, end }: BoardCommand & { kind: 'move' }): Run {
  const by = Date.parse(start) - Date.parse(run.start);
  const shift = (instant: string) => new Date(Date.parse(instant) + by).toISOString();
  const times = { start, end, reportAt: shift(run.reportAt), endAt: shift(run.endAt) };
  if ('deliveryCompanyId' in target) {
    const company = day.deliveryCompanies.find(({ id }) => id === target.deliveryCompanyId);
    const named = { deliveryCompanyName: company?.name ?? null, deliveryCompanyNameEn: company?.nameEn ?? null };
    return { ...run, ...times, ...target, ...named, ownership: 'hired', vehicleId: null, vehicleCode: null, crew: [] };
  }
  const own = { ...run, ...times, ownership: 'own', deliveryCompanyId: null } as const;
  if ('vehicleId' in target) {
    const vehicle = day.vehicles.find(({ id }) => id === target.vehicleId);
    return { ...own, vehicleId: target.vehicleId, vehicleCode: vehicle?.code ?? null };
  }
  const driver = day.drivers.find(({ id }) => id === target.driverId);
  if (!driver) return own;
  const { code: driverCode, name: driverName, nameEn: driverNameEn } = driver;
  const rest = run.crew.filter(({ role }) => role !== 'driver1');
  const first = {
    id: driver.id,
    driverId: driver.id,
    driverCode,
    driverName,
    driverNameEn,
    role: 'driver1',
    start,
    end,
  } as const;
  return { ...own, crew: [first, ...rest] };
}

function swapped(day: BoardDay, { firstId, secondId, what }: BoardCommand & { kind: 'swap' }): BoardDay {
  const [first, second] = [firstId, secondId].map((id) => day.allocations.find((run) => run.id === id));
  if (!first || !second) return day;
  const [one, other] = swappedRuns(first, second, what);
  return withRun(
    withRun(day, firstId, () => one),
    secondId,
    () => other,
  );
}

function placed(day: BoardDay, runId: string, deliveryIds: readonly string[]): BoardDay {
  const going = day.deliveriesLeft.filter(({ id }) => deliveryIds.includes(id));
  const without = { ...day, deliveriesLeft: day.deliveriesLeft.filter((one) => !going.includes(one)) };
  return withRun(without, runId, (run) => ({ ...run, load: { ...run.load, count: run.load.count + going.length } }));
}
