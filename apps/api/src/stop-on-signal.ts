const patienceMs = 15_000;
/** npm passes on a Ctrl-C that its terminal has sent to this process as well: both are one. */
const echoMs = 1_000;

/**
 * Closes the server on Ctrl-C and on a supervisor's signal; exits at once on another one, a second or more later, or when
 * closing takes too long.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince = 0;
  const stop = () => {
    if (stoppingSince > 0) {
      if (performance.now() - stoppingSince >= echoMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), patienceMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
