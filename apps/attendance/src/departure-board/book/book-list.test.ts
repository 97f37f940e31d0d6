import { readListQuery } from '@haisha/records/list/list-query';
import { describe, expect, it } from 'vitest';
import { bookFilter, bookList, isBackwards, printedDays } from './book-list.ts';

const today = '2026-11-26';
const filterOf = (address: string) => bookFilter(readListQuery(new URLSearchParams(address), bookList), today);

describe('the address of the call book', () => {
  it.each([
    ['', { from: '2026-10-27', to: today }],
    ['period=7', { from: '2026-11-20', to: today }],
    ['period=range&from=2026-01-05&to=2026-01-06', { from: '2026-01-05', to: '2026-01-06' }],
    ['period=range&from=2026-01-05', { from: '2026-01-05', to: undefined }],
  ])('"%s" asks for those days', (address, { from, to }) => {
    const filter = filterOf(address);
    expect([filter.from, filter.to]).toEqual([from, to]);
  });

  it('leaves out what is no filter', () => {
    expect(filterOf('kind=before&kind=nonsense&finding=alcohol')).toMatchObject({
      kind: ['before'],
      finding: ['alcohol'],
    });
  });

  it.each([
    ['', true],
    ['period=731', false],
    ['period=731&result=refused', true],
    ['period=731&departmentId=10000000-0000-4000-8000-000000000001', false],
    ['period=range', false],
    ['period=range&from=2026-11-20', true],
    ['period=range&from=2026-11-20&to=2026-11-19', false],
  ])('"%s" fits on one paper: %s', (address, fits) => {
    expect(printedDays(filterOf(address), today) !== null).toBe(fits);
  });

  it('knows days that end before they begin', () => {
    expect(isBackwards(filterOf('period=range&from=2026-11-20&to=2026-11-19'))).toBe(true);
    expect(isBackwards(filterOf(''))).toBe(false);
  });
});
