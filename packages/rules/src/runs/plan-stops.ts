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
  kind: 'load' | 'unload' | 'both';
  arriveMinutes: number;
  departMinutes: number;
  workMinutes: number;
  waitingMinutes: number;
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

/**
 * Plans the stops of a run that leaves at a minute: first where goods are loaded, then where they are unloaded, in the
 * order of their wishes, or as people put them in `order`. A truck that comes before the wish waits. Ways are guessed from
 * the map.
 */
export function planStops(
  deliveries: readonly PlannedDelivery[],
  places: ReadonlyMap<string, PlannedPlace>,
  startMinutes: number,
  order: readonly string[] = [],
): PlannedWay {
  const visits = visitsOf(deliveries, order);
  const way: PlannedWay = { stops: [], drivingMinutes: 0, handlingMinutes: 0, waitingMinutes: 0, distanceKm: 0 };
  let before: PlannedPlace | undefined;
  let minute = startMinutes;
  for (const visit of visits) {
    const place = places.get(visit.destinationId);
    const leg = legOf(before, place);
    const arriveMinutes = minute + leg.minutes;
    const waitingMinutes = Math.max(0, (visit.from ?? arriveMinutes) - arriveMinutes);
    const workMinutes = visit.unloads.length > 0 ? (place?.workMinutes ?? loadingMinutes) : loadingMinutes;
    minute = arriveMinutes + waitingMinutes + workMinutes;
    const { destinationId, loads, unloads } = visit;
    const kind = unloads.length === 0 ? 'load' : loads.length === 0 ? 'unload' : 'both';
    way.stops.push({
      ...{ destinationId, kind, arriveMinutes, departMinutes: minute, workMinutes, waitingMinutes, loads, unloads },
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

type Visit = { destinationId: string; loads: string[]; unloads: string[]; from: number | null; due: number };

/** A place is visited once for all that is loaded there and once for all that is unloaded. */
function visitsOf(deliveries: readonly PlannedDelivery[], order: readonly string[]): Visit[] {
  const loading = Map.groupBy(deliveries, ({ originId }) => originId);
  const unloading = Map.groupBy(deliveries, ({ destinationId }) => destinationId);
  const loads = [...loading].map(([destinationId, goods]): Visit => {
    const due = Math.min(...goods.map(({ loadMinutes }) => loadMinutes ?? latest));
    return { destinationId, loads: goods.map(({ id }) => id), unloads: [], from: null, due };
  });
  const unloads = [...unloading].map(([destinationId, goods]): Visit => {
    const from = goods.flatMap(({ arriveFromMinutes }) => arriveFromMinutes ?? []);
    const due = Math.min(...goods.map((one) => one.arriveToMinutes ?? one.arriveFromMinutes ?? latest));
    const wish = from.length > 0 ? Math.max(...from) : null;
    return { destinationId, loads: [], unloads: goods.map(({ id }) => id), from: wish, due: wish ?? due };
  });
  const rank = (visit: Visit) => {
    const place = order.indexOf(visit.destinationId);
    return place === -1 ? order.length : place;
  };
  return [
    ...loads.toSorted((a, b) => a.due - b.due),
    ...unloads.toSorted((a, b) => rank(a) - rank(b) || a.due - b.due),
  ];
}

function legOf(from: PlannedPlace | undefined, to: PlannedPlace | undefined): { minutes: number; km: number } {
  if (!from || !to || from.id === to.id) return { minutes: 0, km: 0 };
  if (!from.position || !to.position) return { minutes: unknownWayMinutes, km: 0 };
  const km = (distanceMetres(from.position, to.position) / 1000) * detour;
  return { minutes: Math.max(1, Math.round((km / kmPerHour) * 60)), km };
}
