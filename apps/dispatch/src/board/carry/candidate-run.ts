import type { HandedGoods, RunFacts } from '@haisha/rules/checks/run-facts';
import type { Delivery } from '@haisha/validation/delivery';
import type { Run } from '../day/board-types.ts';
import type { Cargo, Carry } from './carry.ts';

/** A run as it would be, with times as the wire has them. */
export type CandidateRun = RunFacts & { start: string; end: string };

const minuteMs = 60_000;
/** Report-in before leaving the garage, and what follows the return, until the API says otherwise. */
const usualBefore = 30 * minuteMs;
const usualAfter = 20 * minuteMs;

/** Returns the run that would come of what is carried: moved, with deliveries added, or new. */
export function candidateRun(carry: Carry, onto: Run | undefined): CandidateRun {
  const { cargo } = carry;
  if (cargo.kind === 'run') return movedRun(cargo.run, carry);
  if (onto) return { ...onto, load: loadWith(cargo, onto) };
  const instant = (ms: number) => new Date(ms).toISOString();
  return {
    id: '',
    departmentId: cargo.deliveries[0]?.departmentId ?? '',
    operationDate: cargo.deliveries[0]?.operationDate ?? instant(carry.start + 9 * 60 * minuteMs).slice(0, 10),
    start: instant(carry.start),
    end: instant(carry.end),
    reportAt: instant(carry.start - usualBefore),
    endAt: instant(carry.end + usualAfter),
    plannedDistanceKm: null,
    drivingMinutes: null,
    handlingMinutes: null,
    waitingMinutes: null,
    breakMinutes: null,
    needsInstruction: false,
    instruction: null,
    tier: null,
    stops: [],
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

function loadWith({ deliveries }: Cargo & { kind: 'deliveries' }, onto: Run | undefined): RunFacts['load'] {
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
