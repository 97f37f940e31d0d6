/** What every row has besides its own fields. */
export const stamps = {
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T09:05:00.000Z',
  updatedBy: { id: '20000000-0000-4000-8000-000000000001', name: '佐藤 健' },
  archivedAt: null,
};
