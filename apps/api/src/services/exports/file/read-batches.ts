const batchSize = 1_000;

/**
 * The rows of a list whose ids were read at one moment, a thousand at a time and in that order. No connection is held
 * while a slow reader takes his time.
 */
export async function* readBatches<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const wanted = ids.slice(start, start + batchSize);
    const found = new Map((await read(wanted)).map((row) => [row.id, row]));
    yield wanted.map((id) => found.get(id)).filter((row) => row !== undefined);
  }
}
