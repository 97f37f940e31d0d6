import type { Http } from '@haisha/platform';

type People = { people: { id: string; name: string }[] };

/** Names for the ids that events carry, each asked for once. */
export function createPeople(http: Pick<Http, 'get'>) {
  const known = new Map<string, string>();

  return {
    /** In the order of the ids; somebody whose name cannot be had is left out. */
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
