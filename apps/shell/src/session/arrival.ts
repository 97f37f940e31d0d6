/**
 * What brought the user back to `/auth`: a one-time link, a refused single sign-on, one that another window
 * waits for, or a tablet at the entrance, with the code that registers it where it came by that.
 */
export type Arrival = { token: string } | { refusal: unknown } | { signedOn: true } | { kiosk: string };

export type ArrivalStore = ReturnType<typeof createArrivalStore>;

/** Keeps the token or refusal in the memory of the page alone, because it was removed from the address at once. */
export function createArrivalStore() {
  let arrival: Arrival | null = null;
  return {
    get: (): Arrival | null => arrival,
    set(next: Arrival | null): void {
      arrival = next;
    },
  };
}
