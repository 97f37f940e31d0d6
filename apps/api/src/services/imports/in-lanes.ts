/**
 * Works on a few pieces at a time: while the database works on one, others are made ready. The first error is thrown
 * once nothing goes on any more, so that nobody rolls back while something is still being written.
 */
export async function inLanes<T>(
  count: number,
  pieces: AsyncGenerator<T>,
  work: (piece: T) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  const lane = async () => {
    try {
      for (;;) {
        const next = await pieces.next();
        if (next.done || errors.length > 0) return;
        await work(next.value);
      }
    } catch (error) {
      errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
  if (errors.length > 0) throw errors[0];
}
