/**
 * Returns completed years on a day, both YYYY-MM-DD; a person born on 29 February turns a year older on 1 March of
 * common years.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}
