import { http, type QueryClient, queryOptions } from '@haisha/platform';
import type { StoredFile } from '@haisha/validation/file';

/** The entry of a vehicle's history that files belong to. */
export type EntryPlace = { vehicleId: string; entryId: string };

/** Photos and documents of an entry, the oldest first. */
export function entryFiles(place: EntryPlace) {
  return queryOptions({
    queryKey: [`/vehicles/${place.vehicleId}/entries`, 'files', place.entryId],
    queryFn: async ({ signal }) => (await http().get<{ items: StoredFile[] }>(pathOf(place), { signal })).items,
    retry: false,
    meta: { entity: 'vehicleHistory' },
  });
}

/** What can be done to the files of an entry. */
export function entryFileCalls(place: EntryPlace, queries: QueryClient) {
  const [path] = entryFiles(place).queryKey;
  return {
    add: (file: File) => addEntryFile(place, file),
    remove: (id: string) => removeEntryFile(place, id),
    restore: (id: string) => restoreEntryFile(place, id),
    readAnew: () => queries.invalidateQueries({ queryKey: [path] }),
  };
}

async function addEntryFile(place: EntryPlace, file: File): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', file, file.name);
  // A photo over a slow line takes as long as it takes.
  return await http().post<StoredFile>(pathOf(place), form, { timeoutMs: 0 });
}

async function removeEntryFile(place: EntryPlace, id: string): Promise<void> {
  await http().delete(`${pathOf(place)}/${id}`);
}

async function restoreEntryFile(place: EntryPlace, id: string): Promise<void> {
  await http().post(`${pathOf(place)}/${id}/restore`);
}

/** Where the content of a file is. */
export function fileAddress(id: string): string {
  return http().url(`/files/${id}`);
}

function pathOf({ vehicleId, entryId }: EntryPlace): string {
  return `/vehicles/${vehicleId}/entries/${entryId}/files`;
}
