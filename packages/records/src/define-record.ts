import type { EntityFields, Page } from '@haisha/validation/entity';
import type { NameOf } from './naming/use-name-of.ts';
import type { RecordPlace } from './record-place.ts';

/** The rows that an api reads. */
type RowOf<Api> = Api extends { readPage: (query: never) => Promise<Page<infer Row extends EntityFields>> }
  ? Row
  : never;

/** What the frames know of the records of one kind. */
export type RecordDefinition<Api, Row> = RecordPlace & {
  api: Api;
  /** How people call a row: "0012 岩槻営業所". */
  nameOf: NameOf<Row>;
};

/** Joins the place of a kind of records with what reads and writes them. */
export function defineRecord<Api>({
  place,
  ...rest
}: {
  place: RecordPlace;
  api: Api;
  nameOf: NameOf<RowOf<Api>>;
}): RecordDefinition<Api, RowOf<Api>> {
  return { ...place, ...rest };
}
