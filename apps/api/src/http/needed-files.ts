import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AreaJson, areaJsonSchema, type NeededFile } from '@haisha/releases/area-json';
import type { Pointer } from '@haisha/releases/pointer';
import { versionPath } from '@haisha/releases/store-files';

export type Address = { href: string; integrity: string };
type Facts = Readonly<{ needs: Readonly<Record<string, readonly NeededFile[]>>; reads: AreaReads }>;
type AreaReads = NonNullable<Extract<AreaJson, { kind: 'area' }>['reads']>;

/** What a page needs besides the script of the shell: its files, and the addresses of what it reads first. */
export type NeededAddresses = { files: Address[]; reads: readonly string[] };

const doors = ['/login', '/auth'];
const kept = new Map<string, Promise<Facts>>();
const mostKept = 50;

/** Finds what a page loads side by side. What it reads is known where its address says nothing more. */
export async function neededAddresses(
  store: string,
  pointer: Pointer,
  url: string,
  isLoggedIn: boolean,
): Promise<NeededAddresses> {
  const [path = '/', search = ''] = url.split('?');
  const isEnglish = /^\/en(?:\/|$)/.test(path);
  const bare = (isEnglish ? path.slice('/en'.length) : path) || '/';
  const isDoor = !isLoggedIn || doors.includes(bare);
  const found = isDoor ? null : areaOf(pointer, bare);
  const texts = isEnglish ? 'texts-en' : 'texts-ja';
  const desk = ['desk', ...(bare === '/' ? ['home'] : []), ...(found ? ['areas', `area-${texts}`] : [])];
  const parts = [texts, ...(isDoor ? ['door'] : desk)];
  const shell = await filesOf(store, 'shell', pointer.shell.version, parts);
  if (!found) return { files: shell, reads: [] };
  const { name, build, route } = found;
  const entry = { href: `/${build.entry}`, integrity: build.integrity };
  const own = await filesOf(store, name, build.version, [route]);
  const { reads } = await factsOf(store, versionPath(name, build.version));
  return { files: [...shell, entry, ...own], reads: (search === '' && reads[route]?.map(ofApi)) || [] };
}

/** The area whose page stands at a path; a literal segment goes before a parameter. */
function areaOf(pointer: Pointer, path: string) {
  const pages = Object.entries(pointer.areas)
    .filter(([, { enabled }]) => enabled)
    .flatMap(([name, build]) => build.provides.routes.map((route) => ({ name, build, route: route.path })))
    .filter(({ route }) => standsAt(route, path));
  return pages.sort((one, other) => one.route.split(':').length - other.route.split(':').length)[0] ?? null;
}

function standsAt(route: string, path: string): boolean {
  const wanted = route.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return wanted.length === given.length && wanted.every((one, at) => one.startsWith(':') || one === given[at]);
}

function ofApi(path: string): string {
  return `/api${path}`;
}

async function filesOf(store: string, name: string, version: string, parts: readonly string[]): Promise<Address[]> {
  const folder = versionPath(name, version);
  const { needs } = await factsOf(store, folder);
  return parts
    .flatMap((part) => needs[part] ?? [])
    .map(({ file, integrity }) => ({ href: `/${folder}/${file}`, integrity }));
}

/** A published version never changes, so its facts are read once. */
function factsOf(store: string, folder: string): Promise<Facts> {
  const file = join(store, folder, 'area.json');
  const known = kept.get(file);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const reading = readFacts(file);
  kept.set(file, reading);
  return reading;
}

async function readFacts(file: string): Promise<Facts> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { data } = areaJsonSchema.safeParse(JSON.parse(text));
  return { needs: data?.needs ?? {}, reads: (data?.kind === 'area' && data.reads) || {} };
}
