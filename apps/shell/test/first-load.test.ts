// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInto } from '@haisha/build/build-into';
import { firstLoad } from '@haisha/build/first-load';
import { shellConfig } from '@haisha/build/shell-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const dist = mkdtempSync(join(tmpdir(), 'haisha-shell-'));
const budgetBytes = 177 * 1024;
// The pointer grows with the areas; four of them have about this size with gzip.
const pointerBytes = 2_500;

beforeAll(() => buildInto(dist, root, shellConfig({ api: '>=2026.11', root })), 120_000);
afterAll(() => rmSync(dist, { recursive: true }));

describe.each([
  ['texts-ja', 'door'],
  ['texts-en', 'door'],
  ['texts-ja', 'desk', 'home'],
  ['texts-en', 'desk', 'home'],
])('the first load with %s and %s', (...chunks) => {
  it('has at most six requests', () => {
    const { requests, files } = firstLoad(dist, chunks);
    expect(requests, files.join('\n')).toBeLessThanOrEqual(6);
  });

  it('has at most 177 KB as sent', () => {
    expect(firstLoad(dist, chunks).bytes + pointerBytes).toBeLessThanOrEqual(budgetBytes);
  });
});

it('delays the first paint by nothing except the theme', () => {
  const { files } = firstLoad(dist, ['texts-ja', 'desk']);
  expect(files.slice(1, 3)).toEqual(['static/js/theme.js', 'static/js/index.js']);
});

it('has the rules of the whole page in the document, once, and not in the script', () => {
  const { files } = firstLoad(dist, ['texts-ja', 'desk']);
  const [document = '', , script = ''] = files.map((file) => readFileSync(join(dist, file), 'utf8'));
  expect(document.match(/@layer (?:reset|base)\{/g)).toEqual(['@layer reset{', '@layer base{']);
  expect(document).toContain('a:is(:focus-visible');
  // Of ours, and of Chakra's reset.
  for (const rule of ['auto-phrase', '-webkit-file-upload-button']) {
    expect(document.includes(rule), rule).toBe(true);
    expect(script.includes(rule), rule).toBe(false);
  }
});
