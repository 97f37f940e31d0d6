const rowsAtOnce = 1_000;
/** While one batch is written, so that two connections work at once. */
const readsAhead = 2;

/** The rows of a list whose ids were read at one moment, a thousand or so at a time and in that order. */
export function readBatches<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => PromiseLike<Row[]>,
  batchSize = rowsAtOnce,
): AsyncGenerator<Row[]> {
  return readAhead(ids, batchSize, async (some) => inOrderOf(some, await read(some)));
}

/** Reads so many ids at a time; the next are read while these are written. A slow reader holds no connection meanwhile. */
export async function* readAhead<Batch>(
  ids: readonly string[],
  batchSize: number,
  read: (ids: string[]) => Promise<Batch>,
): AsyncGenerator<Batch> {
  const ahead: Promise<Batch>[] = [];
  let asked = 0;
  const askFurther = () => {
    for (; ahead.length < readsAhead && asked < ids.length; asked += batchSize) {
      const batch = read(ids.slice(asked, asked + batchSize));
      // Nobody waits for it when the reader goes away.
      batch.catch(() => undefined);
      ahead.push(batch);
    }
  };
  askFurther();
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    const batch = await next;
    askFurther();
    yield batch;
  }
}

/** Those rows that there are, in the order of their ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}
