// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { semanticTokens } from '@haisha/ui/test/semantic-tokens';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8');

it('begins on the ground of the first page, before any code has run', () => {
  const { _light, _dark } = semanticTokens.colors.bg.DEFAULT.value;
  expect(page).toMatch(new RegExp(`\\.start \\{.*background: ${_light} `));
  expect(page).toMatch(new RegExp(`\\.dark \\.start \\{ background: ${_dark} `));
});
