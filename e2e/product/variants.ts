import { join } from 'node:path';
import { areaConfig } from '@haisha/build/area-config';
import { shellConfig } from '@haisha/build/shell-config';
import { buildVariant } from './build-variant.ts';
import { nextHeading, variantDist, workspace } from './paths.ts';

const api = '>=2026.11';
const masters = join(workspace, 'apps', 'masters');
const shell = join(workspace, 'apps', 'shell');
const announcements = join(import.meta.dirname, '..', 'fixtures', 'announcements');

/** Builds what the release tests publish besides the local builds. */
export async function buildVariants(): Promise<void> {
  await buildVariant({
    root: masters,
    config: areaConfig({ api, port: 0, root: masters }),
    out: variantDist('next-masters'),
    edit: {
      file: /i18n\/src\/ja\/vehicle\.json$/,
      change: (text) => text.replace(/("list":\s*\{[^}]*"title":\s*)"[^"]*"/, `$1"${nextHeading}"`),
    },
  });
  await buildVariant({
    root: announcements,
    config: areaConfig({ api, port: 0, root: announcements }),
    out: variantDist('announcements'),
  });
  await buildVariant({
    root: shell,
    config: shellConfig({ api, root: shell }),
    out: variantDist('next-shell'),
    edit: {
      file: /i18n\/src\/ja\/shell\.json$/,
      change: (text) => text.replace('"product": "配車 Haisha"', '"product": "配車 Haisha 2"'),
    },
  });
}
