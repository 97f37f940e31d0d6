import type pg from 'pg';

type Take = <T>(work: () => Promise<T>) => Promise<T>;

/** A connection on which each query waits for the one before, so that two parts of a transaction can go on at once. */
export function oneAtATime(client: pg.PoolClient): { client: pg.PoolClient; take: Take } {
  let last: Promise<unknown> = Promise.resolve();
  const take: Take = (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const query = (...given: unknown[]) => take(async () => await Reflect.apply(client.query, client, given));
  const queued = new Proxy(client, { get: (own, name) => (name === 'query' ? query : Reflect.get(own, name, own)) });
  return { client: queued, take };
}
