import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaJsonSchema, type NeededFile } from '@haisha/releases/area-json';
import type { Pointer } from '@haisha/releases/pointer';
import { versionPath } from '@haisha/releases/store-files';

export type Address = { href: string; integrity: string };
type Needs = Readonly<Record<string, readonly NeededFile[]>>;

const doors = ['/login', '/auth'];
const kept = new Map<string, Promise<Needs>>();
const mostKept = 50;

/** The addresses of the files that a page needs besides the script of the shell; it loads them side by side. */
export async function neededAddresses(
  store: string,
  pointer: Pointer,
  url: string,
  isLoggedIn: boolean,
): Promise<Address[]> {
  const [path = '/'] = url.split('?');
  const isEnglish = /^\/en(?:\/|$)/.test(path);
  const bare = (isEnglish ? path.slice('/en'.length) : path) || '/';
  const isDoor = !isLoggedIn || doors.includes(bare);
  const found = isDoor ? null : areaOf(pointer, bare);
  const texts = isEnglish ? 'texts-en' : 'texts-ja';
  const desk = ['desk', ...(bare === '/' ? ['home'] : []), ...(found ? ['areas', `area-${texts}`] : [])];
  const parts = [texts, ...(isDoor ? ['door'] : desk)];
  const shell = await filesOf(store, 'shell', pointer.shell.version, parts);
  if (!found) return shell;
  const { name, build, route } = found;
  const entry = { href: `/${build.entry}`, integrity: build.integrity };
  return [...shell, entry, ...(await filesOf(store, name, build.version, [route]))];
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

async function filesOf(store: string, name: string, version: string, parts: readonly string[]): Promise<Address[]> {
  const folder = versionPath(name, version);
  const needs = await needsOf(store, folder);
  return parts
    .flatMap((part) => needs[part] ?? [])
    .map(({ file, integrity }) => ({ href: `/${folder}/${file}`, integrity }));
}

/** A published version never changes, so what it needs is read once. */
function needsOf(store: string, folder: string): Promise<Needs> {
  const file = join(store, folder, 'area.json');
  const known = kept.get(file);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const reading = readNeeds(file);
  kept.set(file, reading);
  return reading;
}

async function readNeeds(file: string): Promise<Needs> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const parsed = areaJsonSchema.safeParse(JSON.parse(text));
  return (parsed.success && parsed.data.needs) || {};
}
