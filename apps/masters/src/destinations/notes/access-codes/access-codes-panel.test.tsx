import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { destinationId, sharedDestination } from '../../../../test/notes.ts';
import { renderPage } from '../../../../test/render-page.tsx';

const at = `/shared-destinations/${destinationId}`;
const page = `/delivery-destination-share/${destinationId}/comments`;
const codes = `/access-codes/${destinationId}`;
const nothing = { body: { items: [], total: 0, page: 1, pageSize: 200 } };
const none = { isThere: false, version: 0, updatedAt: null, updatedBy: null };
const there = { isThere: true, version: 1, updatedAt: '2026-11-20T20:00:00.000Z', updatedBy: null };

function api(more: Routes): Routes {
  return {
    [`GET ${at}`]: () => ({ body: sharedDestination() }),
    [`GET ${at}/notes`]: () => nothing,
    [`GET ${at}/comments`]: () => nothing,
    [`GET ${codes}`]: () => ({ body: none }),
    ...more,
  };
}

test('codes are shown when asked for, and hidden again', async () => {
  const seen = { keyBoxCode: 'KB-4711', alarmCode: null, instructions: null, isReadable: true, version: 1 };
  const { user, writes, queries } = await renderPage(page, {
    api: api({
      [`GET ${codes}`]: () => ({ body: there }),
      [`POST ${codes}/view`]: (_received, count) => (count === 1 ? problem(503, 'unavailable') : { body: seen }),
    }),
  });
  const show = await screen.findByRole('button', { name: '番号を表示' });
  expect(writes()).toEqual([]);
  await user.click(show);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '番号を表示' }));
  expect(await screen.findByText('あと60秒で隠れます')).toBeVisible();
  expect(screen.getByText('KB-4711')).toBeVisible();
  expect(
    JSON.stringify(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('4711');
  await user.click(screen.getByRole('button', { name: '番号を隠す' }));
  expect(screen.queryByText('KB-4711')).toBeNull();
});

test('codes that nobody can read any more are said to be so, and can be written anew', async () => {
  const seen = { keyBoxCode: null, alarmCode: null, instructions: null, isReadable: false, version: 1 };
  const { user, writes } = await renderPage(page, {
    api: api({
      [`GET ${codes}`]: () => ({ body: there }),
      [`POST ${codes}/view`]: () => ({ body: seen }),
      [`PUT ${codes}`]: () => ({ body: { ...there, version: 2 } }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: '番号を変更' }));
  expect(await screen.findByText(/読み出せません/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('キーボックスの番号')).toHaveFocus());
  await user.type(screen.getByLabelText('警備の番号'), '0815');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ alarmCode: '0815', version: 1 }));
});

test('codes that somebody else has changed meanwhile are replaced by whoever saves again, and nothing typed is lost', async () => {
  const { user, writes } = await renderPage(page, {
    api: api({
      [`PUT ${codes}`]: (_, count) =>
        count === 1 ? problem(409, 'version.conflict', { current: { ...there, version: 5 } }) : { body: there },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '番号を登録' }));
  await waitFor(() => expect(screen.getByLabelText('キーボックスの番号')).toHaveFocus());
  await user.type(screen.getByLabelText('警備の番号'), '0815');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  expect(await screen.findByText(/入力した内容は残っています/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ alarmCode: '0815', version: 5 }));
});
