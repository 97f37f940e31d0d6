import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type RsbuildConfigDefinition, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { areaEntry, areaFacts } from './area-facts.ts';
import { browsers } from './browsers.ts';
import { dropUnusedParts } from './drop-unused-parts.ts';
import { emitAreaJson } from './emit-area-json.ts';
import { frames } from './frames.ts';
import { pageChunks } from './page-chunks.ts';
import { readPackage, requiredShared, sharedFacts } from './shared.ts';

export type AreaOptions = {
  /** The range of API versions that the area works with, such as `>=2026.11`. */
  api: string;
  /** The port of its development server; one per area. */
  port: number;
  /** The folder of the area; by default the working directory. */
  root?: string;
};

/** Returns the Rsbuild settings of an area: one exposed module, and every shared module from the shell. */
export function areaConfig({ api, port, root = process.cwd() }: AreaOptions): RsbuildConfigDefinition {
  const area = readPackage(join(root, 'package.json'));
  const name = area.name.replace(/^@[^/]+\//, '');
  const containerName = `haisha_${name.replaceAll('-', '_')}`;
  // One page may contain two versions of an area; chunks of the one must never answer for the other.
  const uniqueName = `${containerName}@${process.env.TURBO_HASH ?? Date.now().toString(36)}`;

  return defineConfig(({ command }) => ({
    root,
    plugins: [
      pluginReact(),
      dropUnusedParts(),
      emitAreaJson(
        async (built) => areaFacts({ root, name, semver: area.version, api, shared: requiredShared(), ...built }),
        () => pageChunks(root),
      ),
    ],
    splitChunks: { preset: 'none', chunks: 'async', cacheGroups: frames() },
    performance: { printFileSize: false },
    dev: { assetPrefix: true, client: { host: 'localhost', port }, lazyCompilation: false, progressBar: false },
    server: { host: '127.0.0.1', port, strictPort: true, cors: { origin: '*' } },
    security: { sri: { enable: command === 'build', algorithm: 'sha256' } },
    output: {
      target: 'web',
      assetPrefix: 'auto',
      overrideBrowserslist: browsers,
      polyfill: 'off',
      legalComments: 'none',
      cleanDistPath: true,
      // A version has its own folder; hashes in names would only lengthen the lists of files in the scripts.
      filenameHash: false,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins }) => {
        config.entry = {};
        config.output = { ...config.output, uniqueName, crossOriginLoading: 'anonymous' };
        config.externals = [runtimeOfShell];
        appendPlugins(
          new ModuleFederationPlugin({
            name: containerName,
            filename: areaEntry,
            exposes: { './area': './src/area.tsx' },
            shared: sharedOfArea(),
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: false,
          }),
        );
      },
    },
  }));
}

/** The shell has the runtime anyway when it loads an area, and makes one for each under this name. */
const runtimeOfShell: Rspack.ExternalItem = ({ request = '' }, done) =>
  /[\\/]webpack-bundler-runtime[\\/]/.test(request) ? done(undefined, 'var haishaContainerRuntime()') : done();

/** A singleton always comes from the shell, so the area's build contains no copy of it. */
function sharedOfArea() {
  return Object.fromEntries(
    Object.entries(sharedFacts()).map(([key, fact]) => [
      key,
      fact.singleton ? { ...fact, import: false as const } : fact,
    ]),
  );
}
