import { globSync } from 'node:fs';

export type PostgresServer = { version: string; bin: string };

/** PostgreSQL servers of Debian's packages on this machine, oldest first; the API suite runs on each. */
export function installedPostgresServers(): PostgresServer[] {
  return globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((path) => ({ version: path.split('/')[4] ?? '', bin: path.slice(0, path.lastIndexOf('/')) }))
    .filter(({ version }) => Number(version) >= 15)
    .sort((a, b) => Number(a.version) - Number(b.version));
}
