import { describe, expect, test } from 'vitest';
import { ids, manyOf, oneOf } from './list-definition.ts';
import {
  inWideWindow,
  isNarrowed,
  readListQuery,
  readShownColumns,
  withoutUnknown,
  writeListQuery,
  writeShownColumns,
} from './list-query.ts';

const id = '10000000-0000-4000-8000-000000000001';
const definition = {
  sortColumns: ['sortOrder', 'code', 'name'] as const,
  filters: { kind: manyOf(['office', 'garage']), departmentId: ids(), due: oneOf(['soon', 'late']) },
  hiddenColumns: ['note'],
};
const read = (address: string) => readListQuery(new URLSearchParams(address), definition);
const written = (address: string) => writeListQuery(read(address), definition).toString();

describe('the address of a list', () => {
  test('a bare one is the list as it is first shown', () => {
    expect(read('')).toEqual({
      q: '',
      page: 1,
      pageSize: 50,
      sort: 'sortOrder',
      archived: 'exclude',
      kind: [],
      departmentId: [],
    });
  });

  test('filters and orders that the list does not know are left out, the rest stays', () => {
    const known = (address: string) => withoutUnknown(new URLSearchParams(address), definition)?.toString();
    expect(known('q=a&kind=shed&kind=office&departmentId=x&due=never&sort=colour&page=2&view=v')).toBe(
      'q=a&kind=office&page=2&view=v',
    );
    expect(known(`q=a&kind=office&departmentId=${id}&sort=-code&columns=name`)).toBeUndefined();
  });

  test('a list may have a usual order of its own, which its address does not mention', () => {
    const newestFirst = { ...definition, usualSort: '-code' };
    const query = readListQuery(new URLSearchParams(), newestFirst);
    expect(query.sort).toBe('-code');
    expect(writeListQuery(query, newestFirst).toString()).toBe('');
    expect(writeListQuery({ ...query, sort: 'code' }, newestFirst).toString()).toBe('sort=code');
  });

  test.each([
    'q=%E5%B2%A9%E6%A7%BB',
    'kind=office&kind=garage',
    `departmentId=${id}`,
    'due=late',
    'archived=only',
    'sort=-code',
    'page=3&pageSize=100',
    `q=2t&kind=garage&departmentId=${id}&due=soon&archived=include&sort=name&page=2&pageSize=20`,
  ])('%s comes back as it was', (address) => {
    expect(written(address)).toBe(address);
  });

  test.each([
    ['sort=colour', 'an order the list does not have'],
    ['kind=castle', 'a choice that does not exist'],
    ['departmentId=1+or+1', 'an id that is none'],
    ['due=never', 'an unknown word'],
    ['page=0&pageSize=9999', 'a page that cannot be'],
    ['page=two', 'a page in words'],
    ['archived=maybe', 'neither yes nor no'],
    ['utm_source=mail', 'what others hang on'],
  ])('%s is taken as not said: %s', (address) => {
    expect(written(address)).toBe('');
  });

  test('a choice said twice counts once', () => {
    expect(read('kind=office&kind=office').kind).toEqual(['office']);
  });

  test('search, filters and archived rows narrow the list; order and page do not', () => {
    const narrowed = (address: string) => isNarrowed(read(address), definition);
    expect(['q=a', 'kind=office', 'due=soon', 'archived=only'].map(narrowed)).toEqual([true, true, true, true]);
    expect(['', 'sort=-code', 'page=2&pageSize=20'].map(narrowed)).toEqual([false, false, false]);
  });
});

describe('the columns of a list', () => {
  const all = [{ id: 'code', hideable: false }, { id: 'name' }, { id: 'note' }, { id: 'phone' }];
  const shown = (address: string) => readShownColumns(new URLSearchParams(address), all, definition);
  const address = (columns: readonly string[]) => {
    const params = new URLSearchParams('columns=name');
    writeShownColumns(params, all, columns, definition);
    return decodeURIComponent(params.toString());
  };

  test('are the usual ones as long as the address names none', () => {
    expect(shown('')).toEqual(['code', 'name', 'phone']);
    expect(shown('columns=colour,')).toEqual(['code', 'name', 'phone']);
  });

  test('stand as the address orders them, each once', () => {
    expect(shown('columns=note,code,name,colour,note')).toEqual(['note', 'code', 'name']);
  });

  test('never lack one that cannot be hidden', () => {
    expect(shown('columns=note,name')).toEqual(['code', 'note', 'name']);
    const more = [...all, { id: 'plate', hideable: false }];
    expect(readShownColumns(new URLSearchParams('columns=name'), more, definition)).toEqual(['code', 'plate', 'name']);
    expect(readShownColumns(new URLSearchParams('columns=plate'), more, definition)).toEqual(['code', 'plate']);
  });

  test('are more in a very wide window, by the choice of the list', () => {
    const wide = inWideWindow({ ...definition, hiddenColumns: ['note', 'phone'], wideColumns: ['note'] });
    expect(readShownColumns(new URLSearchParams(), all, wide)).toEqual(['code', 'name', 'note']);
    expect(inWideWindow(definition).hiddenColumns).toEqual(['note']);
  });

  test('stand in the address when they are not the usual ones in the usual order', () => {
    expect(address(['code', 'name', 'phone'])).toBe('');
    expect(address(['code', 'name'])).toBe('columns=code,name');
    expect(address(['name', 'code', 'phone'])).toBe('columns=name,code,phone');
  });
});
