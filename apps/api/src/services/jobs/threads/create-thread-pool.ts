import { startThread, type Thread } from './thread.ts';
import type { ThreadData } from './thread-messages.ts';

/** A thread holds 80 MB and starts in a third of a second: worth keeping while jobs come one after another, and not longer. */
const idleMs = 10_000;

type Resting = { thread: Thread; timer: NodeJS.Timeout };

/** Worker threads, kept for a while after their job for the next one. */
export function createThreadPool(data: ThreadData, onError: (error: unknown) => void) {
  let resting: Resting[] = [];
  function leave({ thread, timer }: Resting): void {
    clearTimeout(timer);
    resting = resting.filter((one) => one.thread !== thread);
  }
  return {
    take: (): Thread => {
      const last = resting.at(-1);
      if (!last) return startThread(data, onError);
      leave(last);
      return last.thread;
    },
    release: (thread: Thread): void => {
      if (!thread.isAlive()) return;
      const timer = setTimeout(() => {
        leave({ thread, timer });
        void thread.end();
      }, idleMs).unref();
      resting.push({ thread, timer });
    },
    end: async (): Promise<void> => {
      const all = [...resting];
      for (const one of all) leave(one);
      await Promise.all(all.map(({ thread }) => thread.end()));
    },
  };
}
