import { http, type QueryClient, queryOptions } from '@haisha/platform';
import type { StoredFile } from '@haisha/validation/file';

/** Whose files they are: a record by its id, in the list that the address of its files begins with. */
export type FilesPlace = { list: string; id: string; entity: string };

/** Photos and documents of a record, the oldest first. */
export function recordFiles({ list, id, entity }: FilesPlace) {
  return queryOptions({
    queryKey: [list, 'files', id],
    queryFn: async ({ signal }) => (await http().get<{ items: StoredFile[] }>(filesAt({ list, id }), { signal })).items,
    retry: false,
    meta: { entity },
  });
}

/** What can be done to the files of a record; the lists that count them are read anew. */
export function recordFileCalls(place: FilesPlace, queries: QueryClient) {
  const at = filesAt(place);
  return {
    async add(file: File): Promise<StoredFile> {
      const form = new FormData();
      form.append('file', file, file.name);
      // A photo over a slow line takes as long as it takes.
      return await http().post<StoredFile>(at, form, { timeoutMs: 0 });
    },
    async remove(id: string): Promise<void> {
      await http().delete(`${at}/${id}`);
    },
    async restore(id: string): Promise<void> {
      await http().post(`${at}/${id}/restore`);
    },
    refresh: () => queries.invalidateQueries({ queryKey: [place.list] }),
  };
}

/** Where the files of a record are on the server. */
export function filesAt({ list, id }: Pick<FilesPlace, 'list' | 'id'>): string {
  return `${list}/${encodeURIComponent(id)}/files`;
}
