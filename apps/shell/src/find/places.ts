import type { AreaFinds, Pointer } from '@haisha/releases/pointer';
import { keepList, keptList } from '@haisha/ui/kept-choice';

/** A page by its path (`/vehicles`), or a record by its kind and id (`vehicle:018f3c5e-…`). */
export type Place = string;

const mostKept = 20;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Returns what the search finds of the live areas, by its kind. */
export function foundKinds(pointer: Pointer | null): Map<string, AreaFinds> {
  const all = Object.values(pointer?.areas ?? {}).flatMap(({ provides }) => provides.finds ?? []);
  return new Map(all.map((found) => [found.kind, found]));
}

/** Returns the path of a record, without language prefix. */
export function pathOfRecord({ path }: AreaFinds, id: string): string {
  return path.replace(':id', id);
}

/** Returns the page of the menu or the record that an address shows; null for anything else. */
export function placeAt(pointer: Pointer, path: string, search: string): Place | null {
  for (const { kind, path: pattern } of foundKinds(pointer).values()) {
    const id = idAt(pattern, path, search);
    if (id !== null) return `${kind}:${id}`;
  }
  const entries = Object.values(pointer.areas).flatMap(({ provides }) => provides.navigation);
  return entries.some((entry) => entry.path === path) ? path : null;
}

function idAt(pattern: string, path: string, search: string): string | null {
  const [pathname = '', query = ''] = pattern.split('?');
  const id = query === '' ? idIn(path, pathname) : path === pathname ? idInQuery(search, query) : '';
  return idPattern.test(id) ? id.toLowerCase() : null;
}

function idIn(path: string, pattern: string): string {
  const [before = '', behind = ''] = pattern.split(':id');
  return path.startsWith(before) && path.endsWith(behind) ? path.slice(before.length, path.length - behind.length) : '';
}

function idInQuery(search: string, query: string): string {
  const [name] = [...new URLSearchParams(query)].find(([, value]) => value === ':id') ?? [];
  return new URLSearchParams(search).get(name ?? '') ?? '';
}

/** Returns where a user was on this device, the last first. Names are not kept: the server says them to whoever may know. */
export function lastPlaces(userId: string): Place[] {
  return keptList(nameOf(userId));
}

export function rememberPlace(userId: string, place: Place): void {
  const others = lastPlaces(userId).filter((one) => one !== place);
  keepList(nameOf(userId), [place, ...others].slice(0, mostKept));
}

function nameOf(userId: string): string {
  return `places-${userId}`;
}
