/** So many drivers at a time, so that others are answered in between. */
const driversAtOnce = 50;

/**
 * Calls `make` with fifty drivers at a time, and returns all that it made, in the order of the drivers. Two calls are under
 * way: while the hours of one part are counted, the database reads the other. After an error no further part begins.
 */
export async function inDriverParts<Driver, Made>(
  drivers: readonly Driver[],
  make: (part: readonly Driver[]) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const made: (readonly Made[])[] = [];
  let next = 0;
  const lane = async () => {
    while (next < drivers.length) {
      const from = next;
      next += driversAtOnce;
      try {
        made[from / driversAtOnce] = await make(drivers.slice(from, from + driversAtOnce));
      } catch (error) {
        next = drivers.length;
        throw error;
      }
    }
  };
  await Promise.all([lane(), lane()]);
  return made.flat();
}
