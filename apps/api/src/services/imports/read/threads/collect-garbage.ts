import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So that it is done once after several files, and not between the reads of one. */
const usualQuietMs = 3_000;
/** The second time V8 sees that little is left, and gives the empty pages back. */
const times = 2;

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

let collect: Collect | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Has this process give back what large files leave behind, once no more come: by itself it does so minutes later where
 * little else happens. Each time takes less than a tenth of a second.
 */
export function collectGarbage(quietMs = usualQuietMs): void {
  clearTimeout(timer);
  timer = collectLater(quietMs, times);
}

function collectLater(quietMs: number, left: number): NodeJS.Timeout {
  return setTimeout(() => {
    collect ??= createCollect();
    void collect({ type: 'major', execution: 'async' });
    timer = left > 1 ? collectLater(quietMs, left - 1) : undefined;
  }, quietMs).unref();
}

/** Node offers it to contexts that are made after this flag is set, and not to the program itself. */
function createCollect(): Collect {
  setFlagsFromString('--expose-gc');
  const found: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return found;
}
