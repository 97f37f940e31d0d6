import { http, keepPreviousData, mutationOptions, queryOptions } from '@haisha/platform';
import type { ExportFile } from '@haisha/records/record-calls';
import type { CallBookCounts, CallBookFilter, CallBookPage } from '@haisha/validation/call-book';
import type { Person } from '@haisha/validation/entity';

const path = '/roll-calls';
const meta = { entity: 'departureBoard', shows: ['driver'] };

/** The newest entries of the call book, and again as many as were read on; anew when somebody calls the roll. */
export function callBookOf(filter: CallBookFilter) {
  return queryOptions({
    queryKey: [path, filter],
    queryFn: async ({ client, queryKey, signal }): Promise<CallBookPage> => {
      const known = client.getQueryData<CallBookPage>(queryKey)?.items.length ?? 0;
      let read = await partOf(filter, undefined, signal);
      while (read.after !== null && read.items.length < known) {
        read = joined(read, await partOf(filter, read.after, signal));
      }
      return read;
    },
    retry: false,
    placeholderData: keepPreviousData,
    meta,
  });
}

/** Reads the part that follows the last entry. */
export function readOn(filter: CallBookFilter) {
  return mutationOptions({
    mutationKey: [path, 'on'],
    mutationFn: async (after: string, { client }) => {
      const next = await partOf(filter, after);
      client.setQueryData<CallBookPage>([path, filter], (before) =>
        before?.after === after ? joined(before, next) : before,
      );
    },
  });
}

/** How much of what is asked for there is. */
export function callCountsOf(filter: CallBookFilter) {
  return queryOptions({
    queryKey: [path, 'counts', filter],
    queryFn: ({ signal }) => http().get<CallBookCounts>(`${path}/counts`, { query: filter, signal }),
    retry: false,
    placeholderData: keepPreviousData,
    meta,
  });
}

/** Who held calls. */
export function callOfficers() {
  return queryOptions({
    queryKey: [path, 'officers'],
    queryFn: ({ signal }) => http().get<{ items: Person[] }>(`${path}/officers`, { signal }),
    retry: false,
    meta: { entity: 'user' },
  });
}

/** A file of exactly what is asked for; a long one is written by a job. */
export const exportCallBook: ExportFile<CallBookFilter> = (filter, options) =>
  http().download(`${path}/export`, { query: { ...filter, ...options } });

function partOf(filter: CallBookFilter, after?: string, signal?: AbortSignal): Promise<CallBookPage> {
  return http().get<CallBookPage>(path, { query: { ...filter, ...(after && { after }) }, ...(signal && { signal }) });
}

function joined(before: CallBookPage, next: CallBookPage): CallBookPage {
  return { items: [...before.items, ...next.items], after: next.after };
}
