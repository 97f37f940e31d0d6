import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '@haisha/api/env';
import { describe, expect, test } from 'vitest';
import { workspace } from './workspace.ts';

const read = (name: string) => readFileSync(join(workspace, name), 'utf8');
const { packageManager, optionalDependencies, scripts } = JSON.parse(read('package.json'));
const steps = read('Containerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ instruction: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const all = (instruction: string) => steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest);

describe('the container file', () => {
  test('uses the Node and the pnpm of the workspace', () => {
    const [node] = new Set(Object.values<string>(optionalDependencies));
    const major = node?.split('.')[0];
    expect(all('FROM').map((image) => image.split(' ')[0])).toEqual(Array(2).fill(`node:${major}-bookworm-slim`));
    const install = `npx -y ${packageManager} install --frozen-lockfile`;
    expect(all('RUN')[0]).toContain(install);
    expect(scripts.start).toContain(install);
  });

  test('starts what `npm start` starts, as an account of its own', () => {
    const started: string[] = JSON.parse(all('CMD')[0] ?? '[]');
    expect(scripts.start).toContain(`exec ${started.join(' ')}`);
    expect(existsSync(join(workspace, started.at(-1) ?? ''))).toBe(true);
    expect(all('USER')).toEqual(['haisha']);
    expect(all('RUN').some((run) => run.includes('useradd') && run.includes('chown haisha /data'))).toBe(true);
  });

  test('sets only known settings, and keeps its data in the volume', () => {
    const variables = all('ENV').flatMap((line) => line.split(' ').map((one) => one.split('=')));
    const { MALLOC_ARENA_MAX: arenas, ...settings } = Object.fromEntries(variables);
    expect(scripts.start).toContain(`MALLOC_ARENA_MAX=${arenas} exec`);
    const env = readEnv(settings);
    expect(env).toMatchObject({ HOST: '0.0.0.0', PORT: Number(all('EXPOSE')[0]), DATA_DIR: all('VOLUME')[0] });
    expect(Object.keys(settings).filter((name) => !(name in env))).toEqual([]);
    expect(all('HEALTHCHECK')[0]).toContain('/health/ready');
  });

  test('is run as the operations guide says', () => {
    const guide = read('docs/operations.md');
    expect(guide).toContain('docker build -f Containerfile');
    expect(guide).toContain(`:${all('EXPOSE')[0]} -v haisha:${all('VOLUME')[0]} `);
  });

  test('contains neither local output nor the history', () => {
    const left = read('.dockerignore').split('\n');
    const made = read('.gitignore').split('\n').filter(Boolean);
    expect(made.filter((one) => !left.includes(`**/${one.replace(/\/$/, '')}`))).toEqual([]);
    expect(left).toContain('.git');
  });
});
