import { isPointer, type Pointer } from '@haisha/releases/pointer';

export type PointerState =
  | { status: 'waiting'; pointer: null }
  | { status: 'unavailable'; pointer: null }
  | { status: 'ready'; pointer: Pointer };

export type PointerStore = ReturnType<typeof createPointerStore>;

export type PointerStoreOptions = {
  /** Reads a path of this site as JSON. */
  read: (path: string) => Promise<unknown>;
  pollMs: number;
  /** What the page came with; it is read anew after the first interval. */
  start?: Pointer | null;
  now?: () => number;
  warn?: (text: string, cause: unknown) => void;
};

const pointerPath = '/builds/latest.json';
const firstRetryMs = 2_000;
const focusPauseMs = 5_000;

/** Follows builds/latest.json: what is live now. A pointer stays when later reads fail. */
export function createPointerStore({
  read,
  pollMs,
  start = null,
  now = Date.now,
  warn = () => undefined,
}: PointerStoreOptions) {
  let state: PointerState = start ? { status: 'ready', pointer: start } : { status: 'waiting', pointer: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: Promise<PointerState> | undefined;
  let readAt = start ? now() : 0;
  let failures = 0;
  let following = false;
  const listeners = new Set<() => void>();

  function changeState(next: PointerState): void {
    if (next.status === state.status && next.pointer?.revision === state.pointer?.revision) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function readOnce(): Promise<PointerState> {
    readAt = now();
    try {
      const pointer = await read(`${pointerPath}?t=${now()}`);
      if (!isPointer(pointer)) throw new Error('builds/latest.json is not a release pointer');
      failures = 0;
      changeState({ status: 'ready', pointer });
    } catch (cause) {
      failures += 1;
      warn('builds/latest.json cannot be read', cause);
      if (state.status !== 'ready') changeState({ status: 'unavailable', pointer: null });
    }
    return state;
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!following) return;
    const wait = failures > 0 ? Math.min(pollMs, firstRetryMs * 2 ** (failures - 1)) : pollMs;
    timer = setTimeout(() => void refresh(), wait);
  }

  function refresh(): Promise<PointerState> {
    reading ??= readOnce().finally(() => {
      reading = undefined;
      schedule();
    });
    return reading;
  }

  function refreshOnReturn(): void {
    if (document.visibilityState === 'visible' && now() - readAt > focusPauseMs) void refresh();
  }

  return {
    get: (): PointerState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    /**
     * Reads now unless the page came with a pointer, then at every interval and whenever the user returns to the page,
     * until the returned function is called.
     */
    follow(): () => void {
      following = true;
      window.addEventListener('focus', refreshOnReturn);
      document.addEventListener('visibilitychange', refreshOnReturn);
      if (state.status === 'ready') schedule();
      else void refresh();
      return () => {
        following = false;
        clearTimeout(timer);
        window.removeEventListener('focus', refreshOnReturn);
        document.removeEventListener('visibilitychange', refreshOnReturn);
      };
    },
  };
}
