import { localName } from '@haisha/i18n/local-name';
import { type FindQuery, type FoundRecord, mostWeak } from '@haisha/validation/find';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { isAmong } from '../../db/is-among.ts';
import { anyMatches, bestMatches, needsReading, type Searched, soughtIn } from './best-matches.ts';

type Match = { kind: string; id: string; rank: number; isWeak?: true };

/** Up to this rank a record is or has exactly what is sought; beyond the other one it only contains it. */
const exactRank = 1;
const strongRank = 2;

/** An answer that comes later than this nobody waits for: it goes with every letter. */
const timeoutMs = 1_000;

/** Finds records of these kinds, the kind with the best match first and within it the best match. */
export async function findRecords(
  db: Database,
  searched: readonly Searched[],
  { q, limit }: FindQuery,
): Promise<FoundRecord[]> {
  const sought = soughtIn(q);
  if (sought.words.length === 0) return [];
  return await soon(db, async (tx) => {
    const best = await matchesIn(
      tx,
      searched.map((one) => bestMatches(one, sought, limit)),
    );
    const found = needsReading(sought)
      ? [
          ...best,
          ...(await matchesIn(
            tx,
            lacking(searched, best, limit).map((one) => anyMatches(one, sought, limit)),
          )),
        ]
      : best;
    return await named(tx, searched, withoutNoise(q, firstOfEach(searched, found, limit)));
  });
}

/** Names records by kind and id, in the order in which they are asked for; those that the asker may not see are left out. */
export async function nameRecords(
  db: Database,
  searched: readonly Searched[],
  records: readonly string[],
): Promise<FoundRecord[]> {
  const asked = records.map((record) => {
    const [kind = '', id = ''] = record.split(':');
    return { kind, id: id.toLowerCase(), rank: 0 };
  });
  return await soon(db, (tx) => named(tx, searched, asked));
}

async function soon<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    // A plan for any word would read all days of a history for one that is nowhere.
    await tx.execute(sql`select set_config('statement_timeout', ${String(timeoutMs)}, true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`);
    return await work(tx);
  });
}

async function matchesIn(tx: Transaction, selects: readonly SQL[]): Promise<Match[]> {
  if (selects.length === 0) return [];
  const { rows } = await tx.execute<Match>(sql.join([...selects], sql` union all `));
  return rows;
}

function lacking(searched: readonly Searched[], found: readonly Match[], limit: number): Searched[] {
  return searched.filter(({ finder }) => found.filter(({ kind }) => kind === finder.kind).length < limit);
}

/** The first matches of each kind once, the kinds by the rank of their best. */
function firstOfEach(searched: readonly Searched[], matches: readonly Match[], limit: number): Match[] {
  const kinds = searched.map(({ finder }) => {
    const ofKind = new Map(matches.flatMap((match) => (match.kind === finder.kind ? [[match.id, match]] : [])));
    return [...ofKind.values()].slice(0, limit);
  });
  return kinds.toSorted(([one], [other]) => (one?.rank ?? 0) - (other?.rank ?? 0)).flat();
}

/** A number names a record: beside one that has it, a few of those that only contain it come last. Words are in many names. */
function withoutNoise(q: string, matches: readonly Match[]): readonly Match[] {
  if (!/\d/.test(q.normalize('NFKC')) || matches.every(({ rank }) => rank > exactRank)) return matches;
  const { strong = [], weak = [] } = Object.groupBy(matches, ({ rank }) => (rank > strongRank ? 'weak' : 'strong'));
  const nearest = weak.toSorted((one, other) => one.rank - other.rank).slice(0, mostWeak);
  return [...strong, ...nearest.map((match) => ({ ...match, isWeak: true as const }))];
}

async function named(
  tx: Transaction,
  searched: readonly Searched[],
  matches: readonly Match[],
): Promise<FoundRecord[]> {
  const found = new Map<string, FoundRecord>();
  for (const { finder, scope } of searched) {
    const ids = matches.flatMap(({ kind, id }) => (kind === finder.kind ? [id] : []));
    if (ids.length === 0) continue;
    const rows = await finder.name(tx, and(isAmong(finder.table.id, ids), finder.within(scope)));
    for (const { nameEn, detailEn, ...row } of rows) {
      const english = {
        nameEn: localName('en', row.name, nameEn),
        detailEn: localName('en', row.detail, detailEn),
      };
      found.set(`${finder.kind}:${row.id}`, { kind: finder.kind, ...row, ...english });
    }
  }
  return matches.flatMap(({ kind, id, isWeak }) => {
    const record = found.get(`${kind}:${id}`);
    return record ? [isWeak ? { ...record, isWeak } : record] : [];
  });
}
