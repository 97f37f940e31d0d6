import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importOf, importRow } from './imports.ts';
import { depot } from './parcels.ts';
import { renderPage } from './render-page.tsx';

const rowCount = 5_000;
const faulty = (number: number) => number % 50 === 0;

/** A server that has judged 5,000 rows, every fiftieth of them faulty, and judges a corrected row anew. */
function serverOfManyRows() {
  const names = new Map<number, string>();
  const isWrong = (number: number) => faulty(number) && !names.has(number);
  const numbers = Array.from({ length: rowCount }, (_, at) => at + 2);
  const rowAt = (number: number) => {
    const wrong = isWrong(number);
    return importRow({
      number,
      cells: [`P-${number}`, wrong ? '' : (names.get(number) ?? `箱${number}`), ''],
      corrected: names.has(number) ? [1] : [],
      verdict: wrong ? 'error' : 'new',
      issues: wrong ? [{ column: 1, path: 'name', code: 'required' }] : [],
    });
  };
  let status: 'prepared' | 'judged' | 'applied' = 'prepared';
  const state = () => {
    const error = numbers.filter(isWrong).length;
    const counts = { error, duplicate: 0, warning: 0, new: rowCount - error, update: 0, unchanged: 0 };
    const outcomes = { created: rowCount - error, updated: 0, unchanged: 0, skipped: 0, rejected: error };
    return importOf({
      status,
      rowCount,
      counts,
      undecidedCount: error,
      planned: { created: rowCount - error, updated: 0 },
      ...(status === 'applied' && { outcomes, appliedAt: '2026-11-22T06:05:00.000Z' }),
    });
  };
  const { id } = importOf();
  const at = `/imports/${id}`;
  return {
    id,
    names,
    api: {
      'GET /imports': () => ({ body: { items: [], total: 0, page: 1, pageSize: 20 } }),
      'POST /parcels/imports': () => ({ status: 201, body: state() }),
      [`GET ${at}`]: () => ({ body: state() }),
      [`GET ${at}/sample`]: () => ({ body: { rows: [['P-2', '箱2', '']] } }),
      [`PUT ${at}/mapping`]: () => ({ body: state() }),
      [`POST ${at}/judge`]: () => {
        status = 'judged';
        return { body: state() };
      },
      [`GET ${at}/rows`]: ({ query }: { query: URLSearchParams }) => {
        const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 100)];
        const wanted = query.getAll('verdict');
        const rows = numbers.filter((number) => wanted.length === 0 || wanted.includes(rowAt(number).verdict));
        const items = rows.slice((page - 1) * pageSize, page * pageSize).map(rowAt);
        return { body: { items, total: rows.length, page, pageSize } };
      },
      ...Object.fromEntries(
        numbers.filter(faulty).map((number) => [
          `PUT ${at}/rows/${number}`,
          ({ body }: { body: unknown }) => {
            const [cell] = (body as { cells: { text: string }[] }).cells;
            names.set(number, cell?.text ?? '');
            return { body: { rows: [rowAt(number)], import: state() } };
          },
        ]),
      ),
      [`POST ${at}/apply`]: ({ body }: { body: unknown }) => {
        if ((body as { mode: string }).mode !== 'validOnly') return problem(409, 'import.undecided');
        status = 'applied';
        return { body: state() };
      },
    },
  };
}

test('a file of 5,000 rows goes from the list to the written rows, with few of them on the page at a time', async () => {
  const server = serverOfManyRows();
  const { user, writes, address } = await renderPage('/parcels/temp/_id', { api: server.api });
  const file = new File(['荷物コード,名前\n'], '荷物.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('ファイルを選ぶ', { selector: 'input' }), file);
  await waitFor(() => expect(address()).toBe(`/parcels/temp/${server.id}`));
  await user.click(await screen.findByRole('button', { name: 'この対応で内容を確認する' }));

  expect(await screen.findByRole('tab', { name: 'エラー 100', selected: true })).toBeVisible();
  const cell = () => within(screen.getByRole('grid')).getByRole('textbox');
  expect(await screen.findByRole('grid')).toBeVisible();
  await user.click(cell());
  await user.keyboard('直した箱{Enter}');
  expect(await screen.findByRole('tab', { name: 'エラー 99' })).toBeVisible();
  expect(server.names.get(50)).toBe('直した箱');

  await user.click(screen.getByRole('tab', { name: /^すべて/ }));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'すべて 5,000' })).toHaveAttribute('aria-selected', 'true'),
  );
  expect(await screen.findByText('箱2')).toBeVisible();
  expect(within(screen.getByRole('grid')).getAllByRole('row').length).toBeLessThan(110);

  await user.selectOptions(screen.getByRole('combobox', { name: '取り込み方' }), '正しい行だけ取り込む');
  await user.click(screen.getByRole('button', { name: '取り込む' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取り込む' }));
  expect(await screen.findByText('4,901行を取り込みました。')).toBeVisible();
  expect(writes().at(-1)?.body).toEqual({ mode: 'validOnly' });
});

test('any of 5,000 rows is found by a picker, of which few are shown', async () => {
  const many = Array.from({ length: rowCount }, (_, at) =>
    depot({ id: `10000000-0000-4000-8000-${String(at).padStart(12, '0')}`, code: `D${at}`, name: `置き場${at}` }),
  );
  const { user } = await renderPage('/parcels/add', {
    api: {
      'GET /depots': ({ query }) => {
        const found = many.filter(({ code }) => code.includes(query.get('q') ?? ''));
        const pageSize = Number(query.get('pageSize'));
        return { body: { items: found.slice(0, pageSize), total: found.length, page: 1, pageSize } };
      },
    },
  });
  const picker = await screen.findByRole('combobox', { name: /^置き場/ });
  await user.type(picker, 'D499');
  await user.click(await screen.findByRole('option', { name: /D4999 置き場4999/ }));
  expect(picker).toHaveValue('D4999 置き場4999');
  await user.clear(picker);
  await user.type(picker, 'D1');
  await screen.findByRole('option', { name: /D10 / });
  expect(within(screen.getByRole('listbox')).getAllByRole('option').length).toBeLessThanOrEqual(21);
});
