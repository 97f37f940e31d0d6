import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaConfig } from '@haisha/build/area-config';
import { sharedFacts } from '@haisha/build/shared';
import { shellConfig } from '@haisha/build/shell-config';
import { inc } from 'semver';
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
      file: /masters\/src\/manifest\/vehicle-pages\.ts$/,
      change: (code) =>
        code.replace("path: '/vehicles', title: { ja: '車両'", `path: '/vehicles', title: { ja: '${nextHeading}'`),
    },
  });
  await buildVariant({
    root: masters,
    config: areaConfig({ api, port: 0, root: masters, withoutRuntime: true }),
    out: variantDist('lean-masters'),
  });
  await buildVariant({
    root: announcements,
    config: areaConfig({ api, port: 0, root: announcements }),
    out: variantDist('announcements'),
  });
  await buildNextShell();
}

/**
 * Builds a shell with another name in its titles, whose platform is a minor version ahead of the one `masters` was
 * built with.
 */
async function buildNextShell(): Promise<void> {
  const shared = sharedFacts();
  const platform = shared['@haisha/platform'];
  if (!platform) throw new Error('The shell shares no platform');
  const version = inc(platform.version, 'minor') ?? '';
  await buildVariant({
    root: shell,
    define: { HAISHA_SHARED: JSON.stringify({ ...shared, '@haisha/platform': { ...platform, version } }) },
    config: shellConfig({ api, root: shell }),
    out: variantDist('next-shell'),
    edit: {
      file: /i18n\/src\/ja\/shell\.json$/,
      change: (text) => text.replace('"product": "配車 Haisha"', '"product": "配車 Haisha 2"'),
    },
  });
  const file = join(variantDist('next-shell'), 'area.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as {
    provides: { platform: string; shared: Record<string, string> };
  };
  facts.provides.platform = version;
  facts.provides.shared['@haisha/platform'] = version;
  writeFileSync(file, JSON.stringify(facts));
}
