/** What somebody came back to `/auth` with: a one-time link, a single sign-on that did not let them in, or one made for another window. */
export type Arrival = { token: string } | { refusal: unknown } | { signedOn: true };

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
