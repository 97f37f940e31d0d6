import type { Thread } from './thread.ts';

/** A thread that has worked may have grown by hundreds of megabytes: it is kept while jobs come one after another. */
const idleMs = 10_000;

type Resting = { thread: Thread; timer: NodeJS.Timeout };

/** Worker threads, kept for a while after their job for the next one. */
export function createThreadPool(start: () => Thread) {
  let resting: Resting[] = [];
  let fresh: Thread | undefined;
  function leave({ thread, timer }: Resting): void {
    clearTimeout(timer);
    resting = resting.filter((one) => one.thread !== thread);
  }
  function takeFresh(): Thread {
    const ready = fresh;
    fresh = undefined;
    return ready?.isAlive() ? ready : start();
  }
  return {
    /**
     * Has a thread wait for the next job, unless one does: it takes a third of a second to start, and 57 MB. Returns
     * false when the one that waited broke, and starts none.
     */
    makeReady: (): boolean => {
      if (fresh && !fresh.isAlive()) {
        fresh = undefined;
        return false;
      }
      if (resting.length === 0) fresh ??= start();
      return true;
    },
    /** Ends the one that waits: nobody is about to ask for a job. */
    letGo: (): void => {
      void fresh?.end();
      fresh = undefined;
    },
    take: (): Thread => {
      const last = resting.at(-1);
      if (!last) return takeFresh();
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
      await Promise.all([...all.map(({ thread }) => thread.end()), fresh?.end()]);
    },
  };
}
