const rowsAtOnce = 1_000;

/**
 * The rows of a list whose ids were read at one moment, a thousand or so at a time and in that order; the next are read while
 * these are written. No connection is held while a slow reader takes his time.
 */
export async function* readBatches<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => PromiseLike<Row[]>,
  batchSize = rowsAtOnce,
): AsyncGenerator<Row[]> {
  const readFrom = async (start: number): Promise<Row[]> => {
    const wanted = ids.slice(start, start + batchSize);
    const found = new Map((await read(wanted)).map((row) => [row.id, row]));
    return wanted.map((id) => found.get(id)).filter((row) => row !== undefined);
  };
  let ahead = ids.length > 0 ? readFrom(0) : Promise.resolve([]);
  for (let start = 0; start < ids.length; start += batchSize) {
    const rows = await ahead;
    if (start + batchSize < ids.length) {
      ahead = readFrom(start + batchSize);
      // Nobody waits for it when the reader goes away.
      ahead.catch(() => undefined);
    }
    yield rows;
  }
}
