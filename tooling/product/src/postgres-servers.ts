import { globSync } from 'node:fs';

export type PostgresServer = { version: string; bin: string };

const oldestSupported = 15;

/** The oldest PostgreSQL of Debian's packages on this machine that the product still works with. */
export function oldestPostgres(installed = globSync('/usr/lib/postgresql/*/bin/postgres')): PostgresServer | undefined {
  return installed
    .map((path) => ({ version: path.split('/')[4] ?? '', bin: path.slice(0, path.lastIndexOf('/')) }))
    .filter(({ version }) => Number(version) >= oldestSupported)
    .sort((one, other) => Number(one.version) - Number(other.version))[0];
}
