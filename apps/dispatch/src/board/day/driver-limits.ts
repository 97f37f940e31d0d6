/** The law wants nine hours of rest, and eleven where they can be had (改善基準告示 4-1-5). */
export const leastRestMinutes = 9 * 60;
/** After a whole day of rest nobody counts its hours. */
export const longRestMinutes = 24 * 60;
/** How near to a limit its figures speak up. */
export const nearLimit = 0.9;
