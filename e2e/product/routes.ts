import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordKind } from '@haisha/rules/areas/area';
import { records } from '@haisha/rules/records';
import { workspace } from './paths.ts';

export type ProductRoute = { path: string; ja: string; en: string };

/** The pages of the shell itself that a logged-in user can open. */
export const shellRoutes: readonly ProductRoute[] = [
  { path: '/', ja: 'ホーム', en: 'Home' },
  { path: '/account', ja: 'アカウント設定', en: 'My account' },
  { path: '/jobs', ja: '処理状況', en: 'My jobs' },
  { path: '/debug', ja: 'デバッグ', en: 'Debug' },
  { path: '/test', ja: 'テスト', en: 'Test' },
];

type AreaRoutes = { provides: { routes: { path: string; title: { ja: string; en: string } }[] } };

/** Returns every page that the build of the area lists. */
export function areaRoutes(area: string): ProductRoute[] {
  const file = join(workspace, 'apps', area, 'dist', 'area.json');
  const { provides } = JSON.parse(readFileSync(file, 'utf8')) as AreaRoutes;
  return provides.routes.map(({ path, title }) => ({ path, ...title }));
}

/** Endings of addresses whose screens look the same for every entity: an empty form, no row chosen, open imports. */
const alike = /\/(?:add|edit\/_id|temp\/_id)$/;

/** Returns which screen a route shows: two routes with one screen differ in their entity only. */
export function screenOf(path: string): string {
  return alike.exec(path)?.[0] ?? path;
}

/** Pages whose rows have no list of their own. */
const rowsOf: Record<string, string> = { '/vehicle-allocation': '/allocations' };

/** Pages about the rows of another list. */
const listsOfOthers: Record<string, string> = { '/delivery-destination-share': '/delivery-destination' };

/** Returns the path with the id of an existing row; `firstId` asks for it where the rows are: `/cargo-owners`. */
export async function concretePath(path: string, firstId: (resource: string) => Promise<string>): Promise<string> {
  if (!path.includes(':')) return path;
  const list = path.replace(/^(\/[^/]+).*$/, '$1');
  const rows = rowsOf[list];
  if (rows !== undefined) return path.replace(':id', await firstId(rows));
  const kind = Object.values<RecordKind>(records).find((one) => one.path === (listsOfOthers[list] ?? list));
  if (!kind?.resource) throw new Error(`No rows are known for ${path}`);
  return path.replace(':id', await firstId(kind.resource)).replace(':idx', '1');
}
