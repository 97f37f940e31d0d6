import type { BulkRequest, ExportOptions } from '@haisha/http/create-entity-api';
import type { FileAnswer, FileToCome } from '@haisha/http/file-answer';
import type { useMutation, useQuery } from '@haisha/platform';
import type { BulkAnswer } from '@haisha/validation/bulk';
import type { Page, Usage, VersionedId } from '@haisha/validation/entity';
import type { RecordChange } from '@haisha/validation/record-change';

type Mutation<Row, Variables> = Parameters<typeof useMutation<Row, Error, Variables>>[0];
type Query<Data> = Parameters<typeof useQuery<Data, Error, Data, string[]>>[0];

/** What has been read of the server, as `useQuery` gives it. */
export type Reading<Data> = Pick<
  ReturnType<typeof useQuery<Data, Error>>,
  'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'isPlaceholderData' | 'isFetchedAfterMount' | 'refetch'
>;

export type ListReading<Row> = Reading<Page<Row>> & {
  /** Of how many records a narrowed list shows some, once that is known. */
  totalOfAll?: number | undefined;
};

/** Makes a file of exactly one list. */
export type ExportFile<ListQuery> = (query: ListQuery, options: ExportOptions) => Promise<FileAnswer | FileToCome>;

/** Whose changes are seen in what an api reads. */
export type Watched = { entities: readonly string[] };

/** What archiving asks of an entity's api. */
export type ArchiveCalls<Row> = {
  usage: (id: string) => Query<Usage>;
  archive: () => Mutation<Row, VersionedId>;
  restore: () => Mutation<Row, VersionedId>;
};

/** What the history of a row asks of it. */
export type ChangesCall = { changes: (id: string) => Query<{ items: RecordChange[] }> };

/** What acts on many rows ask of it; `bulk` answers row by row. */
export type BulkCalls<Row, ListQuery> = {
  readPage: (query: ListQuery) => Promise<Page<Row>>;
  bulk: () => Mutation<BulkAnswer, BulkRequest>;
};

/** What reading one row asks of it. */
export type DetailCall<Row> = { detail: (id: string) => Query<Row> };

/** What a list asks of it. */
export type ListCall<Row, ListQuery, Key extends readonly unknown[]> = {
  list: (query: ListQuery) => Parameters<typeof useQuery<Page<Row>, Error, Page<Row>, Key>>[0];
};

/** What choosing one of its rows asks of it. */
export type PickCalls<Row, Key extends readonly unknown[]> = ListCall<Row, { q: string; pageSize: number }, Key> &
  DetailCall<Row>;

/** What saving asks of it. */
export type SaveCalls<Row, Input> = {
  create: () => Mutation<Row, Input>;
  update: () => Mutation<Row, VersionedId & { input: Input }>;
};
