import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { exportQuery, listQuery, pageOf, repeatable } from './entity.ts';
import { fieldErrors } from './field-errors.ts';

const query = listQuery(['code', 'name'], { kind: repeatable(z.enum(['office', 'garage'])) });
const exported = exportQuery(query);

const codes = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldErrors(result.error).map(({ path, code }) => `${path} ${code}`);
};

describe('a list query', () => {
  test('has a default for every field', () => {
    expect(query.parse({})).toEqual({ q: '', page: 1, pageSize: 50, sort: 'code', archived: 'exclude', kind: [] });
  });

  test('reads the values of a URL', () => {
    const read = query.parse({
      q: ' 大宮 ',
      page: '3',
      pageSize: '200',
      sort: '-name',
      archived: 'only',
      kind: 'office',
    });
    expect(read).toEqual({ q: '大宮', page: 3, pageSize: 200, sort: '-name', archived: 'only', kind: ['office'] });
    expect(query.parse({ kind: ['office', 'garage'] }).kind).toEqual(['office', 'garage']);
  });

  test('drops characters that the database cannot accept in a search', () => {
    expect(query.parse({ q: '大\u0000宮\u001b' }).q).toBe('大宮');
  });

  test('parses its own output without a change', () => {
    const once = query.parse({ q: ' x ', page: '2', kind: 'office' });
    expect(query.parse(once)).toEqual(once);
  });

  test.each([
    [{ page: '0' }, 'page minValue'],
    [{ page: '1.5' }, 'page integer'],
    [{ page: 'x' }, 'page number'],
    [{ page: '1000001' }, 'page maxValue'],
    [{ pageSize: '0' }, 'pageSize minValue'],
    [{ pageSize: '201' }, 'pageSize maxValue'],
    [{ q: 'x'.repeat(201) }, 'q max'],
    [{ sort: 'password' }, 'sort choose'],
    [{ sort: '--code' }, 'sort choose'],
    [{ archived: 'yes' }, 'archived choose'],
    [{ kind: 'moon' }, 'kind.0 choose'],
    [{ kind: ['office', 'moon'] }, 'kind.1 choose'],
    [{ kind: Array(201).fill('office') }, 'kind maxItems'],
    [{ colour: 'red' }, 'colour unknownField'],
  ])('refuses %j', (value, expected) => expect(codes(query, value)).toEqual([expected]));
});

describe('an export query', () => {
  test('is the list query and the requested file', () => {
    const read = exported.parse({ q: 'a', kind: 'office', format: 'csv', columns: ['code', 'name'], locale: 'en' });
    expect(read).toMatchObject({
      q: 'a',
      kind: ['office'],
      format: 'csv',
      encoding: 'utf8',
      columns: ['code', 'name'],
    });
    expect(exported.parse({ format: 'xlsx', columns: 'code' })).toMatchObject({ columns: ['code'], locale: 'ja' });
  });

  test.each([
    [{}, 'format choose'],
    [{ format: 'pdf' }, 'format choose'],
    [{ format: 'csv', encoding: 'utf16' }, 'encoding choose'],
    [{ format: 'csv', locale: 'fr' }, 'locale choose'],
    [{ format: 'csv', columns: ['x'.repeat(61)] }, 'columns.0 max'],
    [{ format: 'csv', colour: 'red' }, 'colour unknownField'],
  ])('refuses %j', (value, expected) => expect(codes(exported, value)).toEqual([expected]));
});

test('a page contains its rows and the number of all rows', () => {
  const page = pageOf(z.object({ code: z.string() }));
  const sample = { items: [{ code: 'a' }], total: 1, page: 1, pageSize: 50 };
  expect(page.parse(sample)).toEqual(sample);
  expect(codes(page, { ...sample, items: [{}] })).toEqual(['items.0.code required']);
});
