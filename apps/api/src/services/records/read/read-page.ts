import { hash } from 'node:crypto';
import { entityChannel } from '@haisha/validation/realtime-names';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { realtimeChannels } from '../../../db/schema/services/realtime.ts';
import { runStatement, type Statement, toStatement } from '../../../db/statement.ts';
import { createRecent, type Recent } from '../../../recent.ts';
import type { EntityName } from '../entity-name.ts';
import type { ListPage } from './list-page.ts';

/** A page as statements that are ready to be run. */
export type PageStatements = { page: number; pageSize: number; rows: Statement; count: Statement };

/** A page as the server answers it, and the snapshot of the database that it shows; null where it shows two. */
export type PageJson = { json: Buffer; snapshot: string | null };

/** What a statement shows of the database: its snapshot, and how many changes of the entity were announced by then. */
type Shown = { snapshot: string; sequence: number };

/** Counts of long lists, by statement. */
export type KnownCounts = Recent<{ total: number; sequence: number; until: number }>;

const mostCounts = 200;
/** Shorter lists are counted faster than it pays to remember. */
const longList = 2_000;
/** For what is written past the product: nobody announces it. */
const knownForMs = 60_000;

export function createKnownCounts(): KnownCounts {
  return createRecent(mostCounts);
}

export function pageStatements({ page, pageSize, rows, count }: ListPage<unknown>, name: EntityName): PageStatements {
  const { sequence, name: channel } = realtimeChannels;
  const shown = sql`(select pg_current_snapshot()::text) as snapshot, coalesce((select ${sequence}
    from ${realtimeChannels} where ${channel} = ${entityChannel(name)}), 0)::float8 as sequence`;
  return {
    page,
    pageSize,
    rows: toStatement(sql`select listed.json, ${shown} from (${rows}) as listed`),
    count: toStatement(sql`select ${count}::int as total, ${shown}`),
  };
}

/** Reads a page; a long list is counted again once a change of the entity was announced. */
export async function readPage(db: Database, statements: PageStatements, counts: KnownCounts): Promise<PageJson> {
  const { page, pageSize } = statements;
  const rows = await runStatement<Shown & { json: string }>(db, statements.rows);
  const { total, snapshot } = await countRows(db, statements.count, counts, rows[0]);
  // An empty page does not say when it was read.
  const isOne = rows.length > 0 ? rows.every((row) => row.snapshot === snapshot) : total === 0;
  return {
    json: Buffer.concat([
      Buffer.from('{"items":['),
      // Row by row: one text of the whole page would be made and thrown away as a large object.
      ...rows.map(({ json }, index) => Buffer.from(index === 0 ? json : `,${json}`)),
      Buffer.from(`],"total":${total},"page":${page},"pageSize":${pageSize}}`),
    ]),
    snapshot: isOne ? snapshot : null,
  };
}

async function countRows(
  db: Database,
  statement: Statement,
  counts: KnownCounts,
  shown: Shown | undefined,
): Promise<{ total: number; snapshot: string }> {
  const key = statementKey(statement);
  const known = counts.get(key);
  if (known && shown?.sequence === known.sequence && performance.now() < known.until) {
    return { total: known.total, snapshot: shown.snapshot };
  }
  const [counted] = await runStatement<Shown & { total: number }>(db, statement);
  if (!counted) throw new Error('A count has no row');
  const { total, sequence, snapshot } = counted;
  if (total >= longList) counts.set(key, { total, sequence, until: performance.now() + knownForMs });
  return { total, snapshot };
}

/** Names a statement with its parameters, on which its rows depend besides the database. */
export function statementKey({ sql: text, params }: Statement): string {
  return hash('sha256', `${text} ${JSON.stringify(params)}`, 'base64url');
}
