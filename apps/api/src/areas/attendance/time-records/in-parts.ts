/** So many drivers at a time, so that others are answered in between. */
const driversAtOnce = 50;

/**
 * Makes something of many drivers, in their order. Two parts are under way: while the hours of one are counted, the database
 * reads the other. After an error no further part begins.
 */
export async function inParts<Driver, Made>(
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
