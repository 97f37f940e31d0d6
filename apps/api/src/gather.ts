/** Asks about several keys at once; what is not found is not in the answer. */
type AskMany<Answer> = (keys: string[]) => Promise<ReadonlyMap<string, Answer>>;

/**
 * Asks together for what is asked for in the same turn of the event loop. Each asking begins after whoever waits for it
 * has asked, so that nobody is told of an earlier state.
 */
export function gather<Answer>(askMany: AskMany<Answer>): (key: string) => Promise<Answer | undefined> {
  let waiting: { keys: Set<string>; answers: Promise<ReadonlyMap<string, Answer>> } | undefined;

  function next() {
    const keys = new Set<string>();
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = undefined;
      return askMany([...keys]);
    });
    return { keys, answers };
  }

  return async (key) => {
    waiting ??= next();
    const { keys, answers } = waiting;
    keys.add(key);
    return (await answers).get(key);
  };
}
