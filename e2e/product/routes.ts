import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './paths.ts';

export type ProductRoute = { path: string; ja: string; en: string };

/** The pages of the shell itself. */
const shellRoutes: ProductRoute[] = [
  { path: '/', ja: 'ホーム', en: 'Home' },
  { path: '/account', ja: 'アカウント設定', en: 'My account' },
  { path: '/jobs', ja: '処理状況', en: 'My jobs' },
  { path: '/debug', ja: 'デバッグ', en: 'Debug' },
  { path: '/test', ja: 'テスト', en: 'Test' },
];

type AreaRoutes = { provides: { routes: { path: string; title: { ja: string; en: string } }[] } };

/** Returns every page that a logged-in user can open: the shell's, and those that the build of `masters` lists. */
export function productRoutes(): ProductRoute[] {
  const file = join(workspace, 'apps', 'masters', 'dist', 'area.json');
  const { provides } = JSON.parse(readFileSync(file, 'utf8')) as AreaRoutes;
  return [...shellRoutes, ...provides.routes.map(({ path, title }) => ({ path, ...title }))];
}

/** Returns the path with the id of an existing row of its entity. */
export async function concretePath(path: string, firstId: (entity: string) => Promise<string>): Promise<string> {
  if (!path.includes(':')) return path;
  const [, list = '', under = ''] = path.split('/');
  // The list of open imports has this address with `_id` instead of an id.
  if (under === 'temp') return path.replace(':id', '_id');
  const entities: Record<string, string> = {
    vehicles: 'vehicles',
    departments: 'departments',
    'vehicle-type': 'vehicle-types',
    users: 'users',
    drivers: 'drivers',
    'owner-master': 'cargo-owners',
    'delivery-company': 'delivery-companies',
    'direction-base': 'directions',
    'operation-time': 'operation-times',
    'course-master': 'courses',
    'delivery-destination': 'destinations',
    'delivery-destination-share': 'destinations',
  };
  const entity = entities[list];
  if (!entity) throw new Error(`No rows are known for ${path}`);
  return path.replace(':id', await firstId(entity)).replace(':idx', '1');
}
