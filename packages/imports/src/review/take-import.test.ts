import { QueryClient } from '@haisha/platform';
import type { Import } from '@haisha/validation/import';
import { expect, test } from 'vitest';
import { importDetail, importFaults } from '../imports-api.ts';
import { takeImport } from './take-import.ts';

test('what is wrong in many rows is asked anew, although one wrong text for another leaves every count as it was', () => {
  const queries = new QueryClient();
  const given = { id: 'a', undecidedCount: 2, columns: [] as unknown } as Import;
  for (const id of ['a', 'b']) queries.setQueryData(importFaults(id).queryKey, { items: [], total: 0 });
  queries.setQueryData(importDetail('a').queryKey, given);
  const { columns: _, ...told } = given;
  takeImport(queries, told);
  expect(queries.getQueryData(importDetail('a').queryKey)).toEqual(given);
  const isAsked = (id: string) => queries.getQueryState(importFaults(id).queryKey)?.isInvalidated;
  expect(['a', 'b'].map(isAsked)).toEqual([true, false]);
});
