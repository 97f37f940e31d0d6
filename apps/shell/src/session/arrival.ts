/** What somebody came back to `/auth` with: a one-time link, or a single sign-on that did not let them in. */
export type Arrival = { token: string } | { refusal: unknown };

export type ArrivalStore = ReturnType<typeof createArrivalStore>;

/** Keeps what an address brought in the memory of the page alone, since it was taken out of the address at once. */
export function createArrivalStore() {
  let arrival: Arrival | null = null;
  return {
    get: (): Arrival | null => arrival,
    set(next: Arrival | null): void {
      arrival = next;
    },
  };
}
