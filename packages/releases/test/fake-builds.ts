import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AreaFacts, ShellFacts } from '../src/area-json.ts';

type FileContents = Record<string, string | Buffer>;

const sizes = { entryGzip: 10, firstRouteGzip: 20 };
const title = { ja: '部署', en: 'Departments' };

/** Creates a folder for one test, with a store in it; `remove` deletes it. */
export function newFolder(): { path: string; store: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'haisha-releases-'));
  return { path, store: join(path, 'store'), remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Returns the facts of a small area; a test passes those that matter to it. */
export function fakeAreaFacts(facts: Partial<AreaFacts> = {}): AreaFacts {
  return {
    kind: 'area',
    name: 'masters',
    semver: '1.0.0',
    entry: 'remoteEntry.js',
    requires: { platform: '^1.0.0', api: '>=2026.11', shared: { react: '^19.0.0' } },
    provides: {
      routes: [{ path: '/departments', title, permission: 'department.read' }],
      navigation: [],
      permissions: ['department.read'],
      messages: ['department'],
    },
    sizes,
    ...facts,
  };
}

/** Returns the facts of a shell in which such an area runs. */
export function fakeShellFacts(facts: Partial<ShellFacts> = {}): ShellFacts {
  return {
    kind: 'shell',
    name: 'shell',
    semver: '1.0.0',
    entry: 'index.html',
    requires: { api: '>=2026.11' },
    provides: { platform: '1.2.0', shared: { react: '19.3.1' } },
    sizes,
    ...facts,
  };
}

/** Writes the build of an area whose code contains `text`, and returns its folder. */
export function writeArea(folder: string, text: string, facts: Partial<AreaFacts> = {}): string {
  const script = `globalThis.area = ${JSON.stringify(text)};\n`.repeat(50);
  return writeBuild(folder, fakeAreaFacts(facts), { 'remoteEntry.js': script, 'static/js/routes.js': `// ${text}\n` });
}

/** Writes the build of a shell whose code contains `text`, and returns its folder. */
export function writeShell(folder: string, text: string, facts: Partial<ShellFacts> = {}): string {
  const page =
    '<!doctype html><link href="/__release__/a.css"><script src="/__release__/static/js/index.js"></script>\n';
  return writeBuild(folder, fakeShellFacts(facts), { 'index.html': page, 'static/js/index.js': `start("${text}");\n` });
}

/** Writes a build with the given facts and files. */
export function writeBuild(folder: string, facts: unknown, files: FileContents): string {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries({ ...files, 'area.json': JSON.stringify(facts) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Announces the running API, as the API itself does when it is ready. */
export function announceApi(store: string, version: string): void {
  mkdirSync(join(store, 'builds'), { recursive: true });
  writeFileSync(join(store, 'builds/api.json'), `${JSON.stringify({ version })}\n`);
}
