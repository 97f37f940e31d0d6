import type { Http } from '@haisha/platform';

type People = { people: { id: string; name: string }[] };

/** Resolves the user ids in events to names; asks for each id once. */
export function createPeople(http: Pick<Http, 'get'>) {
  const known = new Map<string, string>();

  return {
    /** Returns the names in the order of the ids; leaves out users whose name cannot be loaded. */
    async names(ids: readonly string[]): Promise<readonly string[]> {
      const missing = ids.filter((id) => !known.has(id));
      if (missing.length > 0) {
        const answer = await http.get<People>('/people', { query: { id: missing } }).catch(() => null);
        for (const { id, name } of answer?.people ?? []) known.set(id, name);
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    },
  };
}
