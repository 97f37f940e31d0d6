import { type Answer, problem, type Routes } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { audiences, comment, destinationId, note, sharedDestination } from '../../../test/notes.ts';
import { renderPage } from '../../../test/render-page.tsx';

const at = `/shared-destinations/${destinationId}`;
const page = `/delivery-destination-share/${destinationId}/comments`;
const codes = `/access-codes/${destinationId}`;
const listed = (...items: unknown[]) => ({ body: { items, total: items.length, page: 1, pageSize: 200 } });
const none = { isThere: false, version: 0, updatedAt: null, updatedBy: null };

function api(more: Routes = {}): Routes {
  return {
    [`GET ${at}`]: () => ({ body: sharedDestination() }),
    [`GET ${at}/notes`]: () => listed(note()),
    [`GET ${at}/comments`]: () => listed(comment()),
    [`GET ${at}/audiences`]: () => ({ body: audiences(0, 12) }),
    [`GET ${codes}`]: () => ({ body: none }),
    [`POST ${at}/reads`]: () => ({ status: 204 }),
    ...more,
  };
}

test('the list tells what was said last and how much is new, and narrows by what the notes are about', async () => {
  const blank = sharedDestination({ id: 'd2', name: '新店', noteCount: 0, lastNote: null, lastEntryAt: null });
  const owner = { id: '41000000-0000-4000-8000-000000000001', code: '01', name: 'ひなた屋' };
  const { user, received } = await renderPage('/delivery-destination-share', {
    api: {
      'GET /shared-destinations': () => listed(sharedDestination({ unreadCount: 2, urgentCount: 1 }), blank),
      'GET /cargo-owners': () => listed(owner),
    },
  });
  const asked = () => received.filter(({ path }) => path === '/shared-destinations');
  const first = within(
    (await screen.findAllByRole('listitem')).find(({ textContent }) => textContent?.includes('春日部')) as HTMLElement,
  );
  expect(first.getByRole('link', { name: '青空マート春日部店' })).toHaveAttribute('href', page);
  for (const text of ['新着 2件', '緊急 1件', '重要', '注意', '裏口の段差'])
    expect(first.getByText(text)).toBeVisible();
  expect(screen.getByText('情報はまだありません')).toBeVisible();
  expect(asked()[0]?.query.get('sort')).toBe('-lastEntryAt');
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  await user.click(screen.getByRole('button', { name: '未読: すべて' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /未読/ }));
  await waitFor(() => expect(asked().at(-1)?.query.get('unread')).toBe('only'));
  await user.click(await screen.findByRole('button', { name: '荷主: すべて' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '01 ひなた屋' }));
  await waitFor(() => expect(asked().at(-1)?.query.get('cargoOwnerId')).toBe(owner.id));
});

test('back from its notes a destination has the focus in the list', async () => {
  const other = sharedDestination({ id: 'd2', name: '新店' });
  const { user, router } = await renderPage('/delivery-destination-share?q=店', {
    api: api({ 'GET /shared-destinations': () => listed(other, sharedDestination()) }),
  });
  await user.click(await screen.findByRole('link', { name: '青空マート春日部店' }));
  // The way back of the page that is still being read goes away with it.
  await screen.findByRole('heading', { name: '裏口の段差' });
  await user.click(screen.getByRole('link', { name: '配送先情報共有' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/delivery-destination-share'));
  expect(await screen.findByRole('link', { name: '青空マート春日部店' })).toHaveFocus();
});

test('who reads no owners is asked for none', async () => {
  const { received } = await renderPage('/delivery-destination-share', {
    role: 'driver',
    api: { 'GET /shared-destinations': () => listed(sharedDestination()) },
  });
  await screen.findByRole('link', { name: '青空マート春日部店' });
  expect(screen.queryByRole('button', { name: /^荷主/ })).toBeNull();
  expect(received.map(({ path }) => path)).toEqual(['/shared-destinations']);
});

test('a destination shows its notes whole, what is over folded away, and says that they have been seen', async () => {
  const unread = note({ isRead: false, isPinned: true, editedAt: '2026-11-20T21:00:00.000Z' });
  const over = note({ id: '21000000-0000-4000-8000-000000000002', title: '年末の納品', validTo: '2020-12-31' });
  const { writes } = await renderPage(page, { api: api({ [`GET ${at}/notes`]: () => listed(unread, over) }) });
  expect(await screen.findByRole('heading', { name: '裏口の段差' })).toBeVisible();
  for (const text of ['固定表示', '重要', '新着', '社内だけ', '台車は一人で押さないでください。']) {
    expect(screen.getAllByText(text)[0]).toBeVisible();
  }
  expect(screen.getByText(/^編集済み/)).toBeVisible();
  expect(screen.getByText('期限が過ぎた情報（1件）').closest('details')).not.toHaveAttribute('open');
  await waitFor(() => expect(writes()).toMatchObject([{ path: `${at}/reads`, body: { ids: [unread.id] } }]));
  expect(screen.getByText('新着')).toBeVisible();
});

test('the box may be left empty without a word', async () => {
  const { user } = await renderPage(page, { api: api() });
  const box = await screen.findByRole('textbox', { name: 'コメント' });
  await user.click(box);
  await user.click(await screen.findByRole('heading', { name: '裏口の段差' }));
  expect(box).not.toHaveAttribute('aria-invalid', 'true');
});

test('what is written on while a comment is being sent stays in the box', async () => {
  const answer = Promise.withResolvers<Answer>();
  const { user, writes } = await renderPage(page, {
    api: api({ [`POST ${at}/comments`]: () => answer.promise }),
  });
  const box = await screen.findByRole('textbox', { name: 'コメント' });
  await fill(user, box, '到着が遅れます。');
  await user.click(screen.getByRole('radio', { name: '社内だけ' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes().filter(({ path }) => path === `${at}/comments`)).toHaveLength(1));
  await user.clear(box);
  await fill(user, box, '10分です。');
  answer.resolve({ status: 201, body: comment({ number: 2 }) });
  await waitFor(() => expect(box.closest('form')).not.toHaveAttribute('aria-busy'));
  expect(box).toHaveValue('10分です。');
});

test('from one comment the page goes on to an older one', async () => {
  const all = [9, 6, 3].map((number) => comment({ number }));
  const { router } = await renderPage(`/delivery-destination-share/${destinationId}/comment/9`, {
    api: api({
      [`GET ${at}/comments`]: ({ query }) => ({
        body: { items: all.filter(({ number }) => number >= Number(query.get('from'))), total: 9 },
      }),
    }),
  });
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'コメント #9' })).toHaveFocus());
  await router.navigate(`/delivery-destination-share/${destinationId}/comment/3`);
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'コメント #3' })).toHaveFocus());
});

test('earlier comments come also where those between them are not for the reader', async () => {
  const all = [400, 80, 20].map((number) => comment({ number }));
  const { user } = await renderPage(page, {
    api: api({
      [`GET ${at}/comments`]: ({ query }) => {
        const count = query.has('count') ? 3 : 2;
        return { body: { items: all.slice(0, count), total: 3 } };
      },
    }),
  });
  await screen.findByRole('listitem', { name: 'コメント #80' });
  await user.click(screen.getByRole('button', { name: '前のコメントを表示' }));
  expect(await screen.findByRole('listitem', { name: 'コメント #20' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '前のコメントを表示' })).toBeNull();
});

test('a note that is changed while its files arrive stays open', async () => {
  const arrived = Promise.withResolvers<Answer>();
  const { user, writes } = await renderPage(page, {
    api: api({
      [`POST ${at}/notes`]: () => ({ status: 201, body: note() }),
      [`POST ${at}/notes/${note().id}/files`]: () => arrived.promise,
    }),
  });
  await user.click(await screen.findByRole('button', { name: '情報を登録' }));
  await fill(user, await screen.findByLabelText(/件名/), '裏口の段差');
  await fill(user, screen.getByLabelText(/^内容/), '台車は一人で押さないでください。');
  await user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: '社内だけ' }));
  const plan = new File(['%PDF-1.7'], '図面.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('ファイルを選ぶ', { selector: 'input' }), plan);
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await waitFor(() => expect(writes().some(({ path }) => path.endsWith('/files'))).toBe(true));
  await user.type(screen.getByLabelText(/件名/), '2');
  arrived.resolve({ status: 201, body: {} });
  await screen.findByLabelText('ファイルを選ぶ', { selector: 'input' });
  await user.type(screen.getByLabelText(/件名/), '3');
  expect(screen.getByLabelText(/件名/)).toHaveValue('裏口の段差23');
});

test('the address of a comment opens the page there; one that is not seen is told', async () => {
  const comments = () => ({ body: { items: [comment({ number: 4 }), comment({ number: 3 })], total: 9 } });
  const { received } = await renderPage(`/delivery-destination-share/${destinationId}/comment/3`, {
    api: api({ [`GET ${at}/comments`]: comments }),
  });
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'コメント #3' })).toHaveFocus());
  expect(received.find(({ path }) => path === `${at}/comments`)?.query.get('from')).toBe('3');
  await renderPage(`/delivery-destination-share/${destinationId}/comment/7`, {
    api: api({ [`GET ${at}/comments`]: comments }),
  });
  expect(await screen.findByText(/コメント #7 は表示できません/)).toBeVisible();
});

test('確認しました is said once, and everybody sees by whom', async () => {
  const urgent = note({ importance: 'urgent', unconfirmedCount: 3 });
  const me = { id: '00000000-0000-4000-8000-000000000001', name: '岩槻 花子', at: '2026-11-21T01:00:00.000Z' };
  let confirmed = false;
  const shown = () => (confirmed ? { ...urgent, confirmedBy: [me], unconfirmedCount: 2 } : urgent);
  const { user } = await renderPage(page, {
    api: api({
      [`GET ${at}/notes`]: () => listed(shown()),
      [`POST ${at}/notes/${urgent.id}/confirm`]: () => {
        confirmed = true;
        return { body: shown() };
      },
    }),
  });
  expect(await screen.findByText('まだ確認していない人 3人')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '裏口の段差：確認しました' }));
  expect(await screen.findByText('確認済み')).toBeVisible();
  await user.click(screen.getByText('確認した人 1人'));
  expect(screen.getByText(/岩槻 花子/)).toBeVisible();
});

test('a note is written with what it needs, and a photo is looked at by the keys', async () => {
  const photo = (id: string) => ({
    id,
    name: `${id}.jpg`,
    mediaType: 'image/jpeg',
    sizeBytes: 10,
    widthPx: 1,
    heightPx: 1,
    createdAt: '2026-11-20T20:00:00.000Z',
    createdBy: null,
  });
  const { user, writes } = await renderPage(page, {
    api: api({
      [`GET ${at}/notes`]: () => listed(note({ files: [photo('a'), photo('b')] })),
      [`POST ${at}/notes`]: () => ({ status: 201, body: note() }),
    }),
  });
  await user.click(await screen.findByRole('button', { name: '写真 1/2 を大きく表示（a.jpg）' }));
  const viewer = await screen.findByRole('dialog');
  expect(within(viewer).getByRole('img')).toHaveAttribute('src', expect.stringMatching(/\/files\/a$/));
  await user.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('2 / 2 枚目')).toBeVisible();
  await user.click(within(viewer).getByRole('img'));
  await user.keyboard('{ArrowLeft}');
  expect(within(viewer).getByText('1 / 2 枚目')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: '情報を登録' }));
  await fill(user, await screen.findByLabelText(/件名/), '搬入口の変更');
  await fill(user, screen.getByLabelText(/^内容/), '北側に変わりました。');
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('公開範囲を選択してください')).toBeVisible();
  await user.click(form.getByRole('radio', { name: '社内とドライバー' }));
  await user.click(screen.getByRole('button', { name: '投稿する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const usual = { category: 'caution', importance: 'normal', visibility: 'drivers', isPinned: false };
  expect(writes().at(-1)?.body).toMatchObject({ ...usual, title: '搬入口の変更', body: '北側に変わりました。' });
});

test('a driver writes for drivers, changes only own notes and sees no codes', async () => {
  const own = note({
    id: '21000000-0000-4000-8000-000000000003',
    title: '自分の投稿',
    createdBy: { id: '00000000-0000-4000-8000-000000000001', name: '岩槻 花子' },
  });
  const { user, received } = await renderPage(page, {
    api: api({ [`GET ${at}/notes`]: () => listed(note(), own) }),
    role: 'driver',
  });
  expect(await screen.findByRole('button', { name: '自分の投稿 を編集' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '裏口の段差 を編集' })).toBeNull();
  expect(screen.queryByRole('button', { name: /アーカイブ/ })).toBeNull();
  for (const name of ['社内とドライバー', '社内とドライバーと協力会社']) {
    expect(await screen.findByRole('radio', { name })).not.toBeChecked();
  }
  expect(screen.queryByRole('radio', { name: '社内だけ' })).toBeNull();
  expect(screen.queryByText('鍵・警備の番号')).toBeNull();
  expect(received.some(({ path }) => path.startsWith('/access-codes'))).toBe(false);
  await user.tab();
});

test('a viewer only reads and confirms', async () => {
  await renderPage(page, { api: api(), role: 'viewer' });
  expect(await screen.findByRole('button', { name: '裏口の段差：確認しました' })).toBeVisible();
  for (const name of ['情報を登録', '送信する']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a destination that is not there is told, with the way back', async () => {
  await renderPage(page, { api: { [`GET ${at}`]: () => problem(404, 'record.not_found') } });
  expect(await screen.findByRole('link', { name: '配送先情報共有' })).toHaveAttribute(
    'href',
    '/delivery-destination-share',
  );
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a destination with more notes than a page holds shows the last of them as well', async () => {
  const notes = Array.from({ length: 201 }, (_, at) => note({ id: `n${at}`, title: `注意${at + 1}` }));
  const pages = ({ query }: { query: URLSearchParams }) =>
    listed(...(query.get('page') === '2' ? notes.slice(200) : notes.slice(0, 200)));
  await renderPage(page, { api: api({ [`GET ${at}/notes`]: pages }) });
  expect(await screen.findByText('注意201')).toBeVisible();
});
