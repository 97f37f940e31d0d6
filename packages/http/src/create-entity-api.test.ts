import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { json, problem, startApi } from '../test/api-server.ts';
import { createEntityApi } from './create-entity-api.ts';

type Schema<I, O> = { _zod: { input: I; output: O } };
type Row = { id: string; code: string; version: number };
type Contract = {
  name: string;
  input: Schema<{ code: string }, { code: string }>;
  output: Schema<Row, Row>;
  listQuery: Schema<{ q?: string; sort?: 'code' | '-code' }, { q: string; sort: 'code' | '-code' }>;
  sortColumns: readonly ['code'];
};
const contract = { name: 'widget' } as Contract;
const row: Row = { id: 'a/1', code: '007', version: 3 };

async function startWidgets(answer: Parameters<typeof startApi>[0] = (response) => json(response, 200, row)) {
  const server = await startApi(answer);
  const queries = new QueryClient();
  const widgets = createEntityApi(() => server.http, '/widgets', contract);
  const create = (code: string) => new MutationObserver(queries, widgets.create()).mutate({ code });
  const idempotencyKeys = () => server.received.map(({ headers }) => headers['idempotency-key']);
  return { ...server, queries, widgets, create, idempotencyKeys };
}

describe('reads', () => {
  test('under keys that start with the path', async () => {
    const { widgets } = await startWidgets();
    expect(widgets.list({ q: 'x' }).queryKey).toEqual(['/widgets', 'list', { q: 'x' }]);
    expect(widgets.detail('1').queryKey).toEqual(['/widgets', 'detail', '1']);
    expect(widgets.usage('1').queryKey).toEqual(['/widgets', 'usage', '1']);
  });

  test('a page, a row and its usage', async () => {
    const { widgets, queries, received } = await startWidgets();
    await queries.fetchQuery(widgets.list({ q: '2t', sort: '-code' }));
    await queries.fetchQuery(widgets.detail('a/1'));
    await queries.fetchQuery(widgets.usage('a/1'));
    expect(received.map(({ url }) => url)).toEqual([
      '/api/widgets?q=2t&sort=-code',
      '/api/widgets/a%2F1',
      '/api/widgets/a%2F1/usage',
    ]);
  });

  test('without a retry of its own, because the HTTP client repeats a read', async () => {
    const { widgets, queries, received } = await startWidgets((response) => problem(response, 503, 'unavailable'));
    await expect(queries.fetchQuery(widgets.list({}))).rejects.toMatchObject({ code: 'unavailable' });
    expect(received).toHaveLength(2);
  });

  test('with the types of the contract', async () => {
    const { widgets, queries } = await startWidgets();
    expectTypeOf(await queries.fetchQuery(widgets.detail('1'))).toEqualTypeOf<Row>();
    // @ts-expect-error a column that cannot be sorted by
    expect(widgets.list({ sort: 'colour' })).toBeDefined();
  });
});

describe('writes', () => {
  test('the version and the input where the API expects them', async () => {
    const { widgets, queries, received } = await startWidgets();
    const { id, version } = row;
    await new MutationObserver(queries, widgets.update()).mutate({ id, version, input: { code: '008' } });
    await new MutationObserver(queries, widgets.archive()).mutate({ id, version });
    await new MutationObserver(queries, widgets.restore()).mutate({ id, version });
    expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['PUT', '/api/widgets/a%2F1', { code: '008', version: 3 }],
      ['POST', '/api/widgets/a%2F1/archive', { version: 3 }],
      ['POST', '/api/widgets/a%2F1/restore', { version: 3 }],
    ]);
  });

  test.each([
    ['record.archived', 409, true],
    ['unavailable', 503, false],
  ])('and marks what was read as stale after %s: %o', async (code, status, isStale) => {
    const { widgets, queries } = await startWidgets((response, request) =>
      request.method === 'GET' ? json(response, 200, row) : problem(response, status, code),
    );
    await queries.fetchQuery(widgets.detail('a/1'));
    const update = new MutationObserver(queries, widgets.update());
    await expect(update.mutate({ id: 'a/1', version: 3, input: { code: '008' } })).rejects.toMatchObject({ code });
    expect(queries.getQueryState(widgets.detail('a/1').queryKey)?.isInvalidated).toBe(isStale);
  });

  test('and marks everything under the path as stale', async () => {
    const { widgets, queries, create } = await startWidgets();
    await queries.fetchQuery(widgets.list({}));
    await create('1');
    expect(queries.getQueryState(widgets.list({}).queryKey)?.isInvalidated).toBe(true);
  });
});

describe('the idempotency key of a new row', () => {
  test('stays the same when the same input is sent again after an unknown outcome', async () => {
    const { create, idempotencyKeys } = await startWidgets((response, _request, count) => {
      if (count === 1) response.destroy();
      else if (count === 2) problem(response, 500, 'internal');
      else json(response, 201, row);
    });
    await expect(create('1')).rejects.toMatchObject({ code: 'network' });
    await expect(create('1')).rejects.toMatchObject({ code: 'internal' });
    await create('1');
    expect(new Set(idempotencyKeys()).size).toBe(1);
    expect(idempotencyKeys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('stays the same for a double click', async () => {
    const { create, idempotencyKeys } = await startWidgets();
    await Promise.all([create('1'), create('1')]);
    expect(new Set(idempotencyKeys()).size).toBe(1);
  });

  test('changes with other input, after a success and after a refusal', async () => {
    const { create, idempotencyKeys } = await startWidgets((response, _request, count) =>
      count === 3 ? problem(response, 409, 'value.taken') : json(response, 201, row),
    );
    await create('1');
    await create('1');
    await expect(create('2')).rejects.toMatchObject({ code: 'value.taken' });
    await create('2');
    expect(new Set(idempotencyKeys()).size).toBe(4);
  });
});

test('asks for a file with the query of the list and the format, and keeps its name', async () => {
  const disposition = `attachment; filename="widgets.csv"; filename*=UTF-8''${encodeURIComponent('部品')}.csv`;
  const { widgets, received } = await startWidgets((response) =>
    response.writeHead(200, { 'Content-Disposition': disposition }).end('code\r\n007'),
  );
  const file = await widgets.exportFile({ q: '大', sort: 'code' }, { format: 'csv', columns: ['code', 'name'] });
  expect(received[0]?.url).toBe('/api/widgets/export?q=%E5%A4%A7&sort=code&format=csv&columns=code&columns=name');
  expect(file).toMatchObject({ name: '部品.csv' });
  expect(await ('blob' in file && file.blob.text())).toBe('code\r\n007');
});

test('reports why a file cannot be made', async () => {
  const { widgets } = await startWidgets((response) =>
    problem(response, 400, 'validation.failed', { errors: [{ path: 'encoding', code: 'shiftJis' }] }),
  );
  await expect(widgets.exportFile({}, { format: 'csv', encoding: 'sjis' })).rejects.toMatchObject({
    code: 'validation.failed',
    problem: { errors: [{ code: 'shiftJis' }] },
  });
});
