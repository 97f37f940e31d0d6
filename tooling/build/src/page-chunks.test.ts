import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageChunks } from './page-chunks.ts';

const root = join(import.meta.dirname, '..', '..', '..');

it('reads the chunks of each page off the loaders beside their imports', async () => {
  const chunks = await pageChunks(join(root, 'apps', 'masters'));
  expect(chunks['/vehicles']).toEqual(['lists']);
  expect(chunks['/direction-base/edit/:id']).toEqual(['direction-forms', 'further-words']);
  expect(chunks['/vehicles/temp/:id']).toEqual(['import']);
});

it('knows no pages of an area that states none', async () => {
  expect(await pageChunks(join(root, 'tooling', 'build', 'test', 'area'))).toEqual({});
});
