type Repeated = { everyMs: number; onError: (error: unknown) => void };

/** Does some work now and again every `everyMs`, never two at a time; `stop` waits for work under way. */
export function repeat(work: () => Promise<void>, { everyMs, onError }: Repeated): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(work).catch(onError);
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
