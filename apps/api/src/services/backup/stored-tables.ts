import type pg from 'pg';

/** What ends with the moment: logins under way, sockets, keys that are made anew. None of it may come back. */
const passing = new Set([
  'idempotency_keys',
  'login_attempts',
  'realtime_cached_events',
  'realtime_channels',
  'realtime_instances',
  'realtime_members',
  'realtime_messages',
  'second_factor_tickets',
  'secrets',
  'sessions',
  'single_sign_on_attempts',
  'user_links',
]);

export type StoredTable = { name: string; columns: string[] };

/** The tables of a backup with the columns they store, each after those it refers to. */
export async function storedTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`);
  const tables = Map.groupBy(columns, ({ table }) => table);
  return inOrder(
    [...tables.keys()].filter((name) => !passing.has(name)),
    references,
  ).map((name) => ({ name, columns: (tables.get(name) ?? []).map(({ column }) => column) }));
}

function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) => !references.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const name of free) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
