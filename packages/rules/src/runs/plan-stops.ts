import { distanceMetres, type Position } from '../distance.ts';

/** Where goods are loaded and unloaded, and when they may arrive; minutes from midnight of the operation date. */
export type PlannedDelivery = {
  id: string;
  originId: string;
  destinationId: string;
  loadMinutes: number | null;
  arriveFromMinutes: number | null;
  arriveToMinutes: number | null;
};

/** A destination with the work of one visit; null where its place on the map is not known. */
export type PlannedPlace = { id: string; workMinutes: number; position: Position | null };

/** A stop in its order, in minutes from midnight of the operation date, with what is loaded and unloaded there. */
export type PlannedStop = {
  destinationId: string;
  kind: 'load' | 'unload';
  arriveMinutes: number;
  departMinutes: number;
  workMinutes: number;
  waitingMinutes: number;
  /** When the goods that are unloaded there may arrive; null when any time will do. */
  fromMinutes: number | null;
  toMinutes: number | null;
  loads: readonly string[];
  unloads: readonly string[];
};

/** The stops of a run with its figures. */
export type PlannedWay = {
  stops: PlannedStop[];
  drivingMinutes: number;
  handlingMinutes: number;
  waitingMinutes: number;
  distanceKm: number;
};

/** Streets are so much longer than the line through the air, and trucks so fast on them. */
const detour = 1.35;
const kmPerHour = 28;
/** Between two places of which one is not on the map. */
const unknownWayMinutes = 15;
const loadingMinutes = 30;
const latest = 48 * 60;

/** A stop that a run has already: its place among the others stays. Its window is that of the goods that are unloaded there. */
export type KnownStop = {
  destinationId: string | null;
  kind: string;
  fromMinutes: number | null;
  toMinutes: number | null;
};

/**
 * Plans the stops of a run that leaves at a minute: first where goods are loaded, then where they are unloaded, in the order
 * of their wishes. Stops that it has already (`known`) stay in their order, whether their goods are among the deliveries or
 * not. Each new one is put where all arrive least late together, then where the truck is back first, then furthest behind. A
 * truck that comes before the wish waits. Ways are guessed from the map.
 */
export function planStops(
  deliveries: readonly PlannedDelivery[],
  places: ReadonlyMap<string, PlannedPlace>,
  startMinutes: number,
  known: readonly KnownStop[] = [],
): PlannedWay {
  return wayAlong(visitsOf(deliveries, known, { places, startMinutes }), { places, startMinutes });
}

type Leaving = { places: ReadonlyMap<string, PlannedPlace>; startMinutes: number };

function wayAlong(visits: readonly Visit[], { places, startMinutes }: Leaving): PlannedWay {
  const way: PlannedWay = { stops: [], drivingMinutes: 0, handlingMinutes: 0, waitingMinutes: 0, distanceKm: 0 };
  let before: PlannedPlace | undefined;
  let minute = startMinutes;
  for (const visit of visits) {
    const place = places.get(visit.destinationId);
    const leg = legOf(before, place);
    const arriveMinutes = minute + leg.minutes;
    const waitingMinutes = Math.max(0, (visit.from ?? arriveMinutes) - arriveMinutes);
    const workMinutes = visit.kind === 'unload' ? (place?.workMinutes ?? loadingMinutes) : loadingMinutes;
    minute = arriveMinutes + waitingMinutes + workMinutes;
    const { destinationId, kind, loads, unloads } = visit;
    way.stops.push({
      ...{ destinationId, kind, arriveMinutes, departMinutes: minute, workMinutes, waitingMinutes, loads, unloads },
      ...{ fromMinutes: visit.from, toMinutes: visit.to },
    });
    way.drivingMinutes += leg.minutes;
    way.distanceKm += leg.km;
    way.handlingMinutes += workMinutes;
    way.waitingMinutes += waitingMinutes;
    before = place;
  }
  const [first] = visits;
  const back = legOf(before, first && places.get(first.destinationId));
  way.drivingMinutes += visits.length > 1 ? back.minutes : 0;
  way.distanceKm = Math.round((way.distanceKm + (visits.length > 1 ? back.km : 0)) * 10) / 10;
  return way;
}

type Visit = {
  destinationId: string;
  kind: 'load' | 'unload';
  loads: string[];
  unloads: string[];
  from: number | null;
  to: number | null;
  due: number;
};

/** A place is visited once for all that is loaded there and once for all that is unloaded. */
function visitsOf(deliveries: readonly PlannedDelivery[], known: readonly KnownStop[], leaving: Leaving): Visit[] {
  const loading = Map.groupBy(deliveries, ({ originId }) => originId);
  const unloading = Map.groupBy(deliveries, ({ destinationId }) => destinationId);
  const loads = [...loading].map(([destinationId, goods]): Visit => {
    const due = Math.min(...goods.map(({ loadMinutes }) => loadMinutes ?? latest));
    return { destinationId, kind: 'load', loads: goods.map(({ id }) => id), unloads: [], from: null, to: null, due };
  });
  const unloads = [...unloading].map(([destinationId, goods]): Visit => {
    const from = goods.flatMap(({ arriveFromMinutes }) => arriveFromMinutes ?? []);
    const to = goods.flatMap(({ arriveToMinutes }) => arriveToMinutes ?? []);
    const due = Math.min(...goods.map((one) => one.arriveToMinutes ?? one.arriveFromMinutes ?? latest));
    const wish = from.length > 0 ? Math.max(...from) : null;
    const until = to.length > 0 ? Math.min(...to) : null;
    const window = { from: wish, to: until, due: wish ?? due };
    return { destinationId, kind: 'unload', loads: [], unloads: goods.map(({ id }) => id), ...window };
  });
  const byDue = (visits: readonly Visit[]) => visits.toSorted((a, b) => a.due - b.due);
  const loadsBefore = kept(loads, known, 'load');
  const before = kept(unloads, known, 'unload');
  const first = [...loadsBefore, ...byDue(loads.filter((one) => !isAmong(loadsBefore, one)))];
  const added = byDue(unloads.filter((one) => !isAmong(before, one)));
  const all = before.length === 0 ? added : added.reduce((last, one) => putIn(first, last, one, leaving), before);
  return [...first, ...all];
}

/** The visits of stops that are there already, in their order, with what comes on top of each. */
function kept(visits: readonly Visit[], known: readonly KnownStop[], kind: Visit['kind']): Visit[] {
  const stops = known.filter((one) => one.kind === kind || one.kind === 'both');
  const places = new Set(stops.flatMap(({ destinationId }) => destinationId ?? []));
  return [...places].map((destinationId): Visit => {
    const added = visits.find((one) => one.destinationId === destinationId);
    const there = stops.filter((one) => one.destinationId === destinationId);
    const all = (values: readonly (number | null | undefined)[]) => values.filter((one) => typeof one === 'number');
    const from = kind === 'load' ? [] : all([added?.from, ...there.map(({ fromMinutes }) => fromMinutes)]);
    const to = kind === 'load' ? [] : all([added?.to, ...there.map(({ toMinutes }) => toMinutes)]);
    return {
      ...{ destinationId, kind, loads: added?.loads ?? [], unloads: added?.unloads ?? [], due: added?.due ?? latest },
      ...{ from: from.length > 0 ? Math.max(...from) : null, to: to.length > 0 ? Math.min(...to) : null },
    };
  });
}

function isAmong(visits: readonly Visit[], { destinationId }: Visit): boolean {
  return visits.some((one) => one.destinationId === destinationId);
}

function putIn(first: readonly Visit[], visits: readonly Visit[], added: Visit, leaving: Leaving): Visit[] {
  let best: { visits: Visit[]; late: number; back: number } | undefined;
  for (let at = visits.length; at >= 0; at -= 1) {
    const tried = visits.toSpliced(at, 0, added);
    const { drivingMinutes, handlingMinutes, stops, waitingMinutes } = wayAlong([...first, ...tried], leaving);
    const late = stops.reduce(
      (sum, { arriveMinutes, toMinutes }) => sum + Math.max(0, arriveMinutes - (toMinutes ?? arriveMinutes)),
      0,
    );
    const back = drivingMinutes + handlingMinutes + waitingMinutes;
    if (!best || late < best.late || (late === best.late && back < best.back)) best = { visits: tried, late, back };
  }
  return best?.visits ?? [...visits, added];
}

function legOf(from: PlannedPlace | undefined, to: PlannedPlace | undefined): { minutes: number; km: number } {
  if (!from || !to || from.id === to.id) return { minutes: 0, km: 0 };
  if (!from.position || !to.position) return { minutes: unknownWayMinutes, km: 0 };
  const km = (distanceMetres(from.position, to.position) / 1000) * detour;
  return { minutes: Math.max(1, Math.round((km / kmPerHour) * 60)), km };
}
