import { tokyoDate } from '@haisha/i18n';
import type { HandedGoods, RunFacts } from '@haisha/rules/checks/run-facts';
import { dutyAround } from '@haisha/rules/runs/run-figures';
import type { Delivery } from '@haisha/validation/delivery';
import type { Run } from '../day/board-types.ts';
import { byId } from '../day/by-id.ts';
import { type Cargo, type Carry, courseOf } from './carry.ts';
import { type PlannedWith, plannedRun } from './planned-run.ts';

/** A run as it would be, with times as the wire has them. */
export type CandidateRun = RunFacts & { start: string; end: string };

type Deliveries = Cargo & { kind: 'deliveries' };

/** Returns the run that would come of what is carried: moved, with deliveries added, or new. */
export function candidateRun(day: PlannedWith, carry: Carry, onto: Run | undefined): CandidateRun {
  const { cargo } = carry;
  if (cargo.kind === 'run') return movedRun(cargo.run, carry);
  return onto ? runWith(day, cargo, onto) : newRun(day, cargo, carry);
}

function runWith(day: PlannedWith, cargo: Deliveries, onto: Run): CandidateRun {
  return { ...onto, ...plannedRun(day, onto, cargo.deliveries, onto.stops), load: loadWith(cargo, onto) };
}

/** With the duty and the figures that the API gives a run of these deliveries. */
function newRun(day: PlannedWith, cargo: Deliveries, carry: Carry): CandidateRun {
  const [start, end] = [new Date(carry.start).toISOString(), new Date(carry.end).toISOString()];
  const { courseId = null } = courseOf(cargo.deliveries);
  const operationDate = cargo.deliveries[0]?.operationDate ?? tokyoDate(new Date(carry.start));
  const duty = dutyAround(start, end, byId(day.courses).get(courseId ?? '') ?? null);
  return {
    id: '',
    departmentId: cargo.deliveries[0]?.departmentId ?? '',
    operationDate,
    ...{ start, end, ...duty },
    needsInstruction: false,
    instruction: null,
    tier: null,
    ...plannedRun(day, { operationDate, start, courseId, ...duty }, cargo.deliveries, []),
    load: loadWith(cargo, undefined),
  };
}

/** Moved as a whole its stops move with it; a changed end leaves them where they are. */
function movedRun(run: Run, { end, start }: Carry): CandidateRun {
  const first = start - Date.parse(run.start);
  const last = end - Date.parse(run.end);
  const by = first === last ? first : 0;
  const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
  return {
    ...run,
    start: later(run.start, first),
    end: later(run.end, last),
    reportAt: later(run.reportAt, first),
    endAt: later(run.endAt, last),
    stops: run.stops.map((stop) => ({
      ...stop,
      plannedArriveAt: later(stop.plannedArriveAt, by),
      plannedDepartAt: later(stop.plannedDepartAt, by),
    })),
  };
}

function loadWith({ deliveries }: Deliveries, onto: Run | undefined): RunFacts['load'] {
  const load = onto?.load;
  const sum = (of: (one: (typeof deliveries)[number]) => number | null) =>
    deliveries.reduce((total, one) => total + (of(one) ?? 0), 0);
  const once = <Value>(values: readonly Value[]) => [...new Set(values)];
  return {
    weightKg: sum(({ weightKg }) => weightKg) + (load?.weightKg ?? 0),
    volumeCubicMetres: sum(({ volumeCubicMetres }) => volumeCubicMetres) + (load?.volumeCubicMetres ?? 0),
    cages: sum(({ cages }) => cages) + (load?.cages ?? 0),
    pallets: sum(({ pallets }) => pallets) + (load?.pallets ?? 0),
    zones: once([...deliveries.map(({ temperatureZone }) => temperatureZone), ...(load?.zones ?? [])]),
    needsTailLift: deliveries.some(({ needsTailLift }) => needsTailLift) || load?.needsTailLift === true,
    needsTwoCrew: deliveries.some(({ needsTwoCrew }) => needsTwoCrew) || load?.needsTwoCrew === true,
    vehicleTypeIds: once([
      ...deliveries.flatMap(({ requiredVehicleTypeId }) => requiredVehicleTypeId ?? []),
      ...(load?.vehicleTypeIds ?? []),
    ]),
    unpriced: deliveries.filter(({ priceStatus }) => priceStatus === 'undecided').length + (load?.unpriced ?? 0),
    goods: onto && !onto.load.goods ? null : [...(load?.goods ?? []), ...deliveries.map(handedGoods)],
  };
}

function handedGoods({ cargoOwnerId, goodsName, originId, weightKg }: Delivery): HandedGoods {
  return { cargoOwnerId, originId, weightKg, isNamed: goodsName !== null };
}
