import { http, type QueryClient } from '@haisha/platform';
import type { BoardChanges, BoardDay } from '@haisha/validation/board-day';
import type { VersionedId } from '@haisha/validation/entity';
import { type DayQuery, punches, runsPath } from '../commands/board-api.ts';
import { patchedDay } from './patched-day.ts';

/** Changes that arrive together are read together. */
const gatherMs = 25;
/** So soon it is looked again whether the day can be patched, while something else is under way. */
const againMs = 40;
/** Many changes that are no patch read the day twice: at their start and at their end. */
const pauseMs = 300;
/** Where more runs changed at once, the whole day is read. */
const mostRuns = 40;

const patchedEntities = ['allocation', 'delivery', punches];

/** What of a day has to be read besides runs. */
export type Touched = { driverIds?: Iterable<string>; left?: boolean };

export type DayPatches = {
  /** Takes a change by others; undefined when some were missed. */
  hear: (entity: string, change: unknown) => void;
  /**
   * Waits with patches while a command of this page is under way: its answer brings the versions that are announced. The
   * returned function goes on, with what the command touched; `all` reads the whole day.
   */
  hold: () => (touched: Touched | 'all') => void;
};

const known = new WeakMap<QueryClient, Map<string, DayPatches>>();

/** Returns what keeps a day of the board up to date, one for each day that was read. */
export function dayPatches(queries: QueryClient, query: DayQuery): DayPatches {
  const byDay = known.get(queries) ?? new Map<string, DayPatches>();
  known.set(queries, byDay);
  const name = JSON.stringify(query);
  const patches = byDay.get(name) ?? createDayPatches(queries, query);
  byDay.set(name, patches);
  return patches;
}

function createDayPatches(queries: QueryClient, query: DayQuery): DayPatches {
  const queryKey = [runsPath, 'day', query];
  /** The runs that changed, in the newest version that was announced. */
  let runs = new Map<string, number>();
  let drivers = new Set<string>();
  let isLeftOld = false;
  let held = 0;
  let isReading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isWholeOld = false;

  const cached = () => queries.getQueryCache().find<BoardDay>({ queryKey });
  const isBusy = () =>
    held > 0 ||
    isReading ||
    cached()?.state.fetchStatus === 'fetching' ||
    queries.isMutating({ mutationKey: [runsPath] }) > 0;

  function soon(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void patch(), ms);
  }

  /** Not while a command is under way: what is read before it takes effect may arrive after its answer. */
  function whole(): void {
    if (held > 0 || pause !== undefined) {
      isWholeOld = true;
      return;
    }
    pause = setTimeout(() => {
      pause = undefined;
      if (!isWholeOld) return;
      isWholeOld = false;
      whole();
    }, pauseMs);
    void queries.invalidateQueries({ queryKey, exact: true });
  }

  async function patch(): Promise<void> {
    const day = cached();
    if (!day?.isActive() || !day.state.data) {
      forget();
      return day?.invalidate();
    }
    if (isBusy()) return soon(againMs);
    const before = new Map(day.state.data.allocations.map((run) => [run.id, run]));
    const old = [...runs].filter(([id, version]) => (before.get(id)?.version ?? 0) < version).map(([id]) => id);
    const touched = old.flatMap((id) => before.get(id) ?? []);
    const asked = {
      runs: new Map(old.map((id) => [id, before.get(id)?.version ?? 0])),
      driverIds: new Set([...drivers, ...touched.flatMap(({ crew }) => crew.map(({ driverId }) => driverId))]),
      vehicleIds: new Set(
        touched.flatMap(({ trailerId, vehicleId }) => [vehicleId, trailerId].filter((id) => id !== null)),
      ),
    };
    const left = isLeftOld;
    forget();
    if (old.length > mostRuns) return whole();
    if (old.length + asked.driverIds.size === 0 && !left) return;
    isReading = true;
    try {
      const changes = await http().get<BoardChanges>(`${runsPath}/day/changes`, {
        query: {
          ...query,
          id: old,
          driverId: [...asked.driverIds],
          vehicleId: [...asked.vehicleIds],
          ...(left && { left }),
        },
      });
      // A command that is under way has its own idea of what is left; it is read again after it.
      if (held > 0 && left) isLeftOld = true;
      const taken = held > 0 ? { ...changes, deliveriesLeft: null } : changes;
      queries.setQueryData<BoardDay>(queryKey, (now) => now && patchedDay(now, asked, taken));
    } catch {
      whole();
    } finally {
      isReading = false;
    }
  }

  function forget(): void {
    runs = new Map();
    drivers = new Set();
    isLeftOld = false;
  }

  return {
    hear(entity, change) {
      const isPatched = patchedEntities.includes(entity) && isVersioned(change);
      if (!isPatched) return whole();
      if (entity === 'delivery') isLeftOld = true;
      // The event of a punch has the id of its driver, whose hours change with it.
      else if (entity === punches) drivers.add(change.id);
      else runs.set(change.id, Math.max(change.version, runs.get(change.id) ?? 0));
      soon(gatherMs);
    },
    hold() {
      held += 1;
      // The command ends a reading that is under way.
      const wasOld = cached()?.state.fetchStatus === 'fetching' || cached()?.state.isInvalidated === true;
      let isHeld = true;
      return (touched) => {
        if (!isHeld) return;
        isHeld = false;
        held -= 1;
        if (touched === 'all' || wasOld || (isWholeOld && pause === undefined)) {
          isWholeOld = false;
          return whole();
        }
        for (const id of touched.driverIds ?? []) drivers.add(id);
        isLeftOld ||= touched.left === true;
        soon(gatherMs);
      };
    },
  };
}

function isVersioned(value: unknown): value is VersionedId {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'version' in value && typeof value.version === 'number';
}
