const writes = new WeakMap<object, number>();

/** Keeps count of what may have changed rows of a server: reads do not, and what is refused leaves them as they were. */
export function countWrite(server: object, { method, statusCode }: { method?: string; statusCode: number }): void {
  const isRefused = statusCode >= 400 && statusCode < 500;
  if (method !== 'GET' && !isRefused) writes.set(server, writesTo(server) + 1);
}

/** How often rows may have changed, by requests of the browsers of the tests. */
export function writesTo(server: object): number {
  return writes.get(server) ?? 0;
}
