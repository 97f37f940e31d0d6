import { importsPath } from '@haisha/imports/import-master';
import { importMasters } from '../imports/import-masters.ts';
import type { AreaPages } from './area-pages.ts';

/** The imports of each master that takes files. */
export const importPages: AreaPages = {
  routes: importMasters.flatMap((master) => {
    const { path, name, permission } = master;
    const page = { title: { ja: `${name.ja} 仮登録`, en: `${name.en} staging` }, permission };
    return [
      { path: importsPath(master), ...page },
      { path: `${path}/temp/:id`, ...page },
    ];
  }),
  navigation: [],
  permissions: importMasters.map(({ permission }) => permission),
  messages: ['import'],
};
