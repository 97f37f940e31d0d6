import { join } from 'node:path';
import { defineConfig, type HtmlBasicTag, type RsbuildConfigDefinition } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers.ts';
import { dropUnusedParts } from './drop-unused-parts.ts';
import { emitAreaJson } from './emit-area-json.ts';
import { pageRulesInDocument } from './page-rules-in-document.ts';
import { serveForDevelopment, upstream } from './serve-for-development.ts';
import { readPackage, sharedFacts } from './shared.ts';
import { shellFacts } from './shell-facts.ts';

export type ShellOptions = {
  /** The range of API versions that the shell works with, such as `>=2026.11`. */
  api: string;
  /** The folder of the shell; by default the working directory. */
  root?: string;
};

const smallest = {
  compress: { passes: 3, toplevel: true, ecma: 2022, hoist_props: true, keep_fargs: false },
  mangle: { toplevel: true },
  format: { ecma: 2022, comments: false },
} as const;

// The API compares the origin of a write with the host of the request, so the host stays.
const passedOn = { target: upstream, changeOrigin: false };

const port = Number(process.env.PORT ?? 3000);

/**
 * Returns the Rsbuild settings of the shell. They know no area; publishing replaces `/__release__/` by the address of
 * the version.
 */
export function shellConfig({ api, root = process.cwd() }: ShellOptions): RsbuildConfigDefinition {
  const { version: semver } = readPackage(join(root, 'package.json'));

  return defineConfig(({ command }) => ({
    root,
    plugins: [
      pluginReact(),
      dropUnusedParts(),
      pageRulesInDocument(),
      emitAreaJson((built) => shellFacts({ semver, api, ...built }), shellParts),
    ],
    source: {
      // With reload on change two entries would ask for one another's updates, so the page itself contains the theme
      // there.
      entry: {
        index: './src/main.tsx',
        ...(command === 'build' && { theme: { import: './src/theme.ts', html: false } }),
      },
      preEntry: command === 'dev' ? ['./src/theme.ts', join(import.meta.dirname, 'react-refresh-hook.ts')] : [],
      define: {
        HAISHA_SHARED: JSON.stringify(sharedFacts()),
        // Constants of the federation runtime that leave out what a shell without manifests never uses.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      },
    },
    html: { template: './index.html', favicon: './src/favicon.svg', scriptLoading: 'defer', tags: blockForTheme },
    // A version has its own folder, so no chunk outlives a release: one file means fewer requests and loses nothing.
    splitChunks: { preset: 'none', chunks: isShared, minSize: 10_000 },
    performance: { printFileSize: false },
    dev: { lazyCompilation: false, progressBar: false },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      setup: serveForDevelopment,
      historyApiFallback: true,
      proxy: { '/api': passedOn, '/builds/api.json': passedOn, '/releases': passedOn },
    },
    security: { sri: { enable: command === 'build', algorithm: 'sha256' } },
    output: {
      target: 'web',
      assetPrefix: command === 'build' ? 'auto' : '/',
      overrideBrowserslist: browsers,
      minify: { jsOptions: { minimizerOptions: smallest } },
      polyfill: 'off',
      legalComments: 'none',
      cleanDistPath: true,
      // A version has its own folder; hashes in names would only lengthen the lists of files in the scripts.
      filenameHash: false,
    },
    tools: {
      htmlPlugin: (options) => {
        if (command !== 'build') return;
        options.chunks = ['theme', 'index'];
        options.chunksSortMode = 'manual';
        options.publicPath = '/__release__/';
      },
      rspack: (config) => {
        config.output = { ...config.output, uniqueName: 'haisha_shell', crossOriginLoading: 'anonymous' };
      },
    },
  }));
}

/** The parts of the shell that a document may ask for at once, each a chunk of its own. */
async function shellParts() {
  const parts = ['door', 'desk', 'home', 'areas', 'texts-ja', 'texts-en', 'area-texts-ja', 'area-texts-en'];
  return Object.fromEntries(parts.map((name) => [name, [name]]));
}

/** The theme has to be set before the first paint, so its few lines may delay it; nothing else may. */
function blockForTheme(tags: HtmlBasicTag[]): HtmlBasicTag[] {
  return tags.map((tag) => {
    const isTheme = tag.tag === 'script' && /\/theme\.[^/]*js$/.test(String(tag.attrs?.src ?? ''));
    return isTheme ? { ...tag, attrs: { ...tag.attrs, defer: false } } : tag;
  });
}

// Each part of a first page is one file, whatever it shares with others; so is the live part that follows.
const singleFileChunks = ['door', 'desk', 'home', 'areas', 'live'];

/** Returns whether the modules that a chunk shares with others go into a file of their own. */
function isShared(chunk: { name?: string; canBeInitial: () => boolean }): boolean {
  return !chunk.canBeInitial() && !singleFileChunks.includes(chunk.name ?? '');
}
