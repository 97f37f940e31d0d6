import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const workspace = join(import.meta.dirname, '..', '..', '..');

/** An environment in which the tools of the workspace, its Node among them, come first. */
export const toolEnv: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(workspace, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
};

/** The API as it was built, which runs where it lies. */
export const builtServer = join(workspace, 'apps', 'api', 'dist', 'product.js');

/** Returns the folders of the builds of this checkout that are published: the shell and the areas. */
export function localBuilds(root: string = workspace): string[] {
  return readdirSync(join(root, 'apps'))
    .map((app) => join(root, 'apps', app, 'dist'))
    .filter((dist) => existsSync(join(dist, 'area.json')))
    .sort();
}
