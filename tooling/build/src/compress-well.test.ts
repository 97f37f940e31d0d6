import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressWell } from './compress-well.ts';

const dist = mkdtempSync(join(tmpdir(), 'haisha-compress-'));
afterAll(() => rmSync(dist, { recursive: true }));

it('writes one sibling with the same content beside each named file', () => {
  writeFileSync(join(dist, 'first.js'), '配車'.repeat(500));
  writeFileSync(join(dist, 'later.js'), 'later');
  compressWell(dist, ['first.js', 'first.js']);
  expect(readdirSync(dist).sort()).toEqual(['first.js', 'first.js.br', 'later.js']);
  expect(brotliDecompressSync(readFileSync(join(dist, 'first.js.br'))).toString()).toBe('配車'.repeat(500));
});
