import type { Page } from '@haisha/validation/entity';
import type { Database } from '../src/db/database.ts';
import type { ListPage } from '../src/services/records/read/list-page.ts';
import { createKnownCounts, pageStatements, readPage } from '../src/services/records/read/read-page.ts';

/** The page of a list that an entity selects, as its route would answer it. */
export async function readList<Row>(db: Database, page: ListPage<Row>): Promise<Page<Row>> {
  const { json } = await readPage(db, pageStatements(page, 'vehicle'), createKnownCounts());
  return JSON.parse(json.toString());
}
