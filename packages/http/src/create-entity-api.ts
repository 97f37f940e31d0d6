import type { BulkAnswer, BulkSet } from '@haisha/validation/bulk';
import type { Page, Usage, VersionedId } from '@haisha/validation/entity';
import type { RecordChange } from '@haisha/validation/record-change';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Http } from './create-http.ts';
import { createIdempotencyKeys } from './create-idempotency-keys.ts';
import type { FileAnswer, FileToCome } from './file-answer.ts';
import { isProblemError } from './problem-error.ts';
import type { QueryParams } from './query-text.ts';

/** The part of a zod schema that the compiler reads; no zod code is bundled. */
type Schema = { _zod: { input: unknown; output: unknown } };

/** What `@haisha/validation` states about an entity. */
export type EntityContract = {
  name: string;
  input: Schema;
  output: Schema;
  listQuery: Schema;
  sortColumns: readonly string[];
};

type RowOf<C extends EntityContract> = C['output']['_zod']['output'];
type InputOf<C extends EntityContract> = C['input']['_zod']['input'];
type ListQueryOf<C extends EntityContract> = C['listQuery']['_zod']['input'];

/** The same change to many rows: archive them, restore them, or set one field. */
export type BulkRequest = { act: 'archive' | 'restore'; rows: VersionedId[] } | ({ act: 'set' } & BulkSet);
export type ExportOptions = {
  format: 'csv' | 'xlsx';
  encoding?: 'utf8' | 'sjis';
  columns?: readonly string[];
  locale?: string;
};
export type EntityApi<C extends EntityContract> = ReturnType<typeof createEntityApi<C>>;

/**
 * Returns the query and mutation options of one entity; keys start with the path. Nothing is retried here, because the
 * HTTP client repeats a read once. A write refreshes what was read under the same path. `shows` names the other
 * entities whose names or counts appear in the rows, so that a change to one of them refreshes these rows too.
 */
export function createEntityApi<const C extends EntityContract>(
  http: Http | (() => Http),
  path: string,
  contract: C,
  shows: readonly string[] = [],
) {
  const client = typeof http === 'function' ? http : () => http;
  const keys = createIdempotencyKeys();
  const meta = { entity: contract.name, shows };
  const rowPath = (id: string): string => `${path}/${encodeURIComponent(id)}`;

  async function write(queries: QueryClient, request: Promise<unknown>): Promise<RowOf<C>> {
    const refresh = () => void queries.invalidateQueries({ queryKey: [path] });
    try {
      const row = (await request) as RowOf<C>;
      refresh();
      return row;
    } catch (error) {
      // The screen does not show the archiving yet and would offer what the server refuses.
      if (isProblemError(error, 'record.archived')) refresh();
      throw error;
    }
  }

  return {
    /** Below /api, such as `/vehicles`. */
    path,
    /** The entities whose changes affect these rows: the entity itself and those it shows. */
    entities: [contract.name, ...shows] as readonly string[],
    list: (query: ListQueryOf<C>) =>
      queryOptions({
        queryKey: [path, 'list', query],
        queryFn: ({ signal }) => client().get<Page<RowOf<C>>>(path, { query: query as QueryParams, signal }),
        retry: false,
        meta,
      }),
    /** Reads one page of a list for a bulk action, not for display. */
    readPage: (query: ListQueryOf<C>): Promise<Page<RowOf<C>>> => client().get(path, { query: query as QueryParams }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [path, 'detail', id],
        queryFn: ({ signal }) => client().get<RowOf<C>>(rowPath(id), { signal }),
        retry: false,
        meta,
      }),
    usage: (id: string) =>
      queryOptions({
        queryKey: [path, 'usage', id],
        queryFn: ({ signal }) => client().get<Usage>(`${rowPath(id)}/usage`, { signal }),
        retry: false,
        meta,
      }),
    /** Every write to a row, newest first. */
    changes: (id: string) =>
      queryOptions({
        queryKey: [path, 'changes', id],
        queryFn: ({ signal }) => client().get<{ items: RecordChange[] }>(`${rowPath(id)}/changes`, { signal }),
        retry: false,
        meta,
      }),
    create: () =>
      mutationOptions({
        mutationKey: [path, 'create'],
        mutationFn: (input: InputOf<C>, { client: queries }) =>
          write(
            queries,
            keys.use(input, (key) => client().post(path, input, { headers: { 'Idempotency-Key': key } })),
          ),
        meta,
      }),
    update: () =>
      mutationOptions({
        mutationKey: [path, 'update'],
        mutationFn: ({ id, version, input }: VersionedId & { input: InputOf<C> }, { client: queries }) =>
          write(queries, client().put(rowPath(id), { ...(input as object), version })),
        meta,
      }),
    archive: () =>
      mutationOptions({
        mutationKey: [path, 'archive'],
        mutationFn: ({ id, version }: VersionedId, { client: queries }) =>
          write(queries, client().post(`${rowPath(id)}/archive`, { version })),
        meta,
      }),
    restore: () =>
      mutationOptions({
        mutationKey: [path, 'restore'],
        mutationFn: ({ id, version }: VersionedId, { client: queries }) =>
          write(queries, client().post(`${rowPath(id)}/restore`, { version })),
        meta,
      }),
    bulk: () =>
      mutationOptions({
        mutationKey: [path, 'bulk'],
        mutationFn: async ({ act, ...body }: BulkRequest, { client: queries }) => {
          const answer = await keys.use([act, body], (key) =>
            client().post<BulkAnswer>(`${path}/bulk/${act}`, body, { headers: { 'Idempotency-Key': key } }),
          );
          void queries.invalidateQueries({ queryKey: [path] });
          return answer;
        },
        meta,
      }),
    /** Exports the list that `query` shows as a file; a job writes a long one. */
    exportFile: (query: ListQueryOf<C>, options: ExportOptions): Promise<FileAnswer | FileToCome> =>
      client().download(`${path}/export`, { query: { ...(query as QueryParams), ...options } }),
  };
}
