import { QueryClient, QueryClientProvider } from '@haisha/platform';
import type { EntityFields } from '@haisha/validation/entity';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { DetailCall } from '../record-calls.ts';
import { useKnownRow } from './use-known-row.ts';

type Parcel = EntityFields & { note: string };

const at = '2026-11-28T00:00:00Z';
const row: Parcel = {
  id: 'p1',
  version: 1,
  createdAt: at,
  createdBy: null,
  updatedAt: at,
  updatedBy: null,
  archivedAt: null,
  note: '',
};

/** Opens the row, which its list knows, and reads it anew; returns what was known first and what is known then. */
async function opened(readAnew: Parcel): Promise<(Parcel | undefined)[]> {
  const client = new QueryClient();
  client.setQueryData(['parcels', 'list', ''], { items: [row], total: 1, page: 1, pageSize: 50 });
  const api: DetailCall<Parcel> = {
    detail: (id) => ({ queryKey: ['parcels', 'detail', id], queryFn: async () => readAnew }),
  };
  const { result } = renderHook(() => useKnownRow(api, row.id), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const first = result.current.reading.data;
  await waitFor(() => expect(result.current.reading.isFetchedAfterMount).toBe(true));
  return [first, result.current.reading.data];
}

test('a row read anew that is as its list knew it stays the same, so that its form is not drawn again', async () => {
  const [first, then] = await opened({ ...row });
  expect(first).toEqual(row);
  expect(then).toBe(first);
});

test('a row that has changed meanwhile replaces what its list knew', async () => {
  const [first, then] = await opened({ ...row, version: 2, note: '至急' });
  expect(first).toEqual(row);
  expect(then).toMatchObject({ version: 2, note: '至急' });
});
