import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaFactsSchema } from '@haisha/releases/area-json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaConfig } from './area-config.ts';
import { buildInto } from './build-into.ts';
import { sharedFacts } from './shared.ts';

const root = join(import.meta.dirname, '..', 'test', 'area');
const dist = mkdtempSync(join(tmpdir(), 'haisha-area-'));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

beforeAll(() => buildInto(dist, root, areaConfig({ api: '>=2026.11', port: 3999, root })), 60_000);
afterAll(() => rmSync(dist, { recursive: true }));

describe('a small area', () => {
  it('states its facts, its requirements and its pages', () => {
    const facts = areaFactsSchema.parse(JSON.parse(read('area.json')));
    expect(facts).toMatchObject({
      name: 'small-area',
      semver: '1.2.3',
      entry: 'remoteEntry.js',
      requires: { api: '>=2026.11', shared: { react: '^19.0.0', '@haisha/platform': '^1.8.0' } },
      provides: { routes: [{ path: '/small' }], permissions: ['vehicle.read'] },
      reads: { '/small': ['/small?page=1'] },
    });
    expect(facts.provides.routes[0]).not.toHaveProperty('reads');
    expect(facts.requires.shared).not.toHaveProperty('@haisha/ui');
    expect(facts.sizes.entryGzip).toBeGreaterThan(2_000);
    expect(facts.sizes.firstRouteGzip).toBeGreaterThan(facts.sizes.entryGzip);
  });

  it('has an entry with a unique name on the page', () => {
    expect(read('remoteEntry.js')).toMatch(/\bhaisha_small_area\b/);
  });

  it('contains no copy of what the shell always provides', () => {
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const code = scripts.map(read).join('\n');
    expect(code).not.toMatch(/react-dom-client|__SECRET_INTERNALS|createBrowserRouter/);
    expect(code).not.toContain('RUNTIME-001');
    expect(code).toContain('haishaContainerRuntime()');
  });

  it('requires no module in a version that the shell lacks', () => {
    const singletons = Object.entries(sharedFacts()).filter(([, { singleton }]) => singleton);
    expect(singletons.map(([key]) => key)).toEqual(
      expect.arrayContaining(['react', 'react/jsx-runtime', 'react-dom', '@haisha/platform', '@haisha/i18n']),
    );
  });
});

it('keeps the budget of an entry: 5 KB', () => {
  const { sizes } = areaFactsSchema.parse(JSON.parse(read('area.json')));
  expect(sizes.entryGzip).toBeLessThanOrEqual(5 * 1024);
});
