import type { Finding } from '@haisha/validation/allocation';

/** A sentence about a run, and the places of its stops that it is about. */
export type Said = { text: string; places: readonly string[] };

/** Returns what findings say, each sentence once with all of its places; `placeOf` names a stop, null where it is unknown. */
export function saidOnce(
  findings: readonly Finding[],
  short: (finding: Finding) => string,
  placeOf: (stopId: string) => string | null,
): Said[] {
  const places = new Map<string, Set<string>>();
  for (const finding of findings) {
    const text = short(finding);
    const stopId = finding.params?.stopId;
    const place = stopId === undefined ? null : placeOf(String(stopId));
    const known = places.get(text) ?? new Set();
    places.set(text, place === null ? known : known.add(place));
  }
  return [...places].map(([text, names]) => ({ text, places: [...names] }));
}
