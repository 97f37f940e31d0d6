import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaConfig } from '@haisha/build/area-config';
import { sharedFacts } from '@haisha/build/shared';
import { shellConfig } from '@haisha/build/shell-config';
import { inc } from 'semver';
import { buildVariant } from './build-variant.ts';
import { nextHeading, type VariantName, variantDist, workspace } from './paths.ts';

const api = '>=2026.11';
const masters = join(workspace, 'apps', 'masters');
const shell = join(workspace, 'apps', 'shell');
const announcements = join(import.meta.dirname, '..', 'fixtures', 'announcements');

const builders: Record<VariantName, (out: string) => Promise<void>> = {
  'next-masters': (out) =>
    buildVariant({
      root: masters,
      config: areaConfig({ api, port: 0, root: masters }),
      out,
      edit: {
        file: /masters\/src\/vehicles\/pages\.ts$/,
        change: (code) =>
          code.replace('    kind,\n', `    kind,\n    listTitle: { ja: '${nextHeading}', en: kind.en },\n`),
      },
    }),
  announcements: (out) =>
    buildVariant({ root: announcements, config: areaConfig({ api, port: 0, root: announcements }), out }),
  'next-shell': buildNextShell,
};

/** Returns the folder of a build that differs from the local ones; the first caller builds it. */
export async function variant(name: VariantName): Promise<string> {
  const dist = variantDist(name);
  if (existsSync(dist)) return dist;
  const unfinished = `${dist}.${process.pid}`;
  await builders[name](unfinished);
  try {
    renameSync(unfinished, dist);
  } catch (error) {
    if (!existsSync(dist)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return dist;
}

/**
 * Builds a shell with another name in its titles, whose platform is a minor version ahead of the one `masters` was
 * built with.
 */
async function buildNextShell(out: string): Promise<void> {
  const shared = sharedFacts();
  const platform = shared['@haisha/platform'];
  if (!platform) throw new Error('The shell shares no platform');
  const version = inc(platform.version, 'minor') ?? '';
  await buildVariant({
    root: shell,
    define: { HAISHA_SHARED: JSON.stringify({ ...shared, '@haisha/platform': { ...platform, version } }) },
    config: shellConfig({ api, root: shell }),
    out,
    edit: {
      file: /i18n\/src\/ja\/shell\.json$/,
      change: (text) => text.replace('"product": "配車 Haisha"', '"product": "配車 Haisha 2"'),
    },
  });
  const file = join(out, 'area.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as {
    provides: { platform: string; shared: Record<string, string> };
  };
  facts.provides.platform = version;
  facts.provides.shared['@haisha/platform'] = version;
  writeFileSync(file, JSON.stringify(facts));
}
