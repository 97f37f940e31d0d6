import { readListQuery } from '@haisha/records/list/list-query';
import { expect, test } from 'vitest';
import { auditList } from './audit-list.ts';
import { auditQuery } from './audit-query.ts';

const asked = (address: string) => auditQuery(readListQuery(new URLSearchParams(address), auditList), '2026-03-02');

test('asks for the last thirty days, today included, unless the address says otherwise', () => {
  expect(asked('')).toEqual({ q: '', page: 1, pageSize: 50, actorId: [], entity: [], action: [], from: '2026-02-01' });
  expect(asked('period=7').from).toBe('2026-02-24');
  expect(asked('period=all').from).toBeUndefined();
});

test('takes days only where days are chosen, and nothing that is none', () => {
  expect(asked('period=range&from=2026-01-05&to=2026-01-06')).toMatchObject({ from: '2026-01-05', to: '2026-01-06' });
  expect(asked('from=2026-01-05').from).toBe('2026-02-01');
  expect(asked('period=range&from=yesterday').from).toBeUndefined();
});
