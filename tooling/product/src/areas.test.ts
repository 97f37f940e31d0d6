import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areaSteps } from './area-steps.ts';
import { areaNames, membersFor } from './areas.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'haisha-areas-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

function member(folder: string, uses: string[], { tools = [] as string[], tags = [] as string[] } = {}): void {
  const listed = (names: string[]) => Object.fromEntries(names.map((name) => [`@haisha/${name}`, 'workspace:*']));
  const name = `@haisha/${folder.split('/')[1]}`;
  write(`${folder}/package.json`, { name, dependencies: listed(uses), devDependencies: listed(tools) });
  write(`${folder}/turbo.json`, { extends: ['//'], tags });
}

function company(): void {
  member('apps/dispatch', ['board'], { tools: ['testing'], tags: ['area'] });
  member('apps/masters', ['records'], { tags: ['area'] });
  member('apps/shell', ['board'], { tags: ['shell'] });
  member('packages/board', ['rules'], { tags: ['package'] });
  member('packages/records', ['rules']);
  member('packages/rules', []);
  member('tooling/testing', []);
}

describe('an area that is tested alone', () => {
  it('is one of those that say so in their turbo.json', () => {
    company();
    expect(areaNames(root)).toEqual(['dispatch', 'masters']);
  });

  it('comes with what it uses, also for its tests and through others, and with nothing else', () => {
    company();
    const folders = membersFor('dispatch', root).map(({ folder }) => folder);
    expect(folders).toEqual(['apps/dispatch', 'packages/board', 'tooling/testing', 'packages/rules']);
  });

  it('has its browser tests as far as there are any', () => {
    company();
    const names = () => areaSteps('dispatch', root).map((group) => group.map(({ name }) => name).join());
    expect(names()).toEqual(['types,lint,boundaries,build,unit']);
    mkdirSync(join(root, 'e2e', 'specs', 'dispatch'), { recursive: true });
    expect(names()).toEqual(['types,lint,boundaries,build,unit', 'browser']);
  });

  it.each([
    [['--area', 'dispach'], /^There is no area "dispach"\. Known: (?:\w+, )*masters(?:, \w+)*\.\n$/],
    [['--area'], /^There is no area ""\. Known: /],
    [['--aera=masters'], /^Only --area <name> can be asked for, not --aera=masters\.\n$/],
    [['masters'], /^Only --area <name> can be asked for, not masters\.\n$/],
  ])('is refused where it is asked for wrongly: %j', (args, sentence) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts'), ...args], {
      encoding: 'utf8',
    });
    expect([status, stderr, stdout]).toEqual([1, expect.stringMatching(sentence), '']);
  });
});
