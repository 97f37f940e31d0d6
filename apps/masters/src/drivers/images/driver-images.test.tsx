import { problem } from '@haisha/area-tests/fake-api';
import type { PageOptions } from '@haisha/area-tests/render-area';
import { changeLocale } from '@haisha/i18n';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { driver, driverRecord } from '../../../test/drivers.ts';
import { renderPage } from '../../../test/render-page.tsx';

const row = driver();
const one = `/drivers/${row.id}`;
const edit = `/drivers/edit/${row.id}`;
const page = (items: readonly object[]) => ({ items, total: items.length, page: 1, pageSize: 50 });
const front = {
  id: '60000000-0000-4000-8000-000000000001',
  name: '免許証.jpg',
  mediaType: 'image/jpeg',
  sizeBytes: 1000,
  widthPx: 856,
  heightPx: 540,
  createdAt: '2026-11-20T09:05:00.000Z',
  createdBy: { id: '20000000-0000-4000-8000-000000000001', name: '佐藤 健' },
  side: 'front',
};
const reads: PageOptions['api'] = {
  [`GET ${one}`]: () => ({ body: row }),
  [`GET ${one}/record`]: () => ({ body: driverRecord() }),
  [`GET ${one}/licence-images`]: () => ({ body: { items: [front] } }),
  'GET /drivers': () => ({ body: page([row]) }),
  'GET /drivers/ties': () => ({ body: { logins: [], deliveryCompanies: [] } }),
  'GET /departments/names': () => ({ body: { items: [{ id: row.departmentId, code: '0012', name: '岩槻営業所' }] } }),
  'GET /vehicle-types': () => ({ body: page([]) }),
};
const image = () => new File(['x'], 'a.png', { type: 'image/png' });
const choose = (name: string, file: File) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } });

// Loaded apart, which takes a busy machine longer than a page may.
beforeAll(() => import('./driver-photo.tsx'));

describe('the photo of a driver', () => {
  test('is kept as soon as it is chosen, and shown', async () => {
    let photoId: string | null = null;
    const { writes } = await renderPage(edit, {
      api: {
        ...reads,
        [`GET ${one}`]: () => ({ body: { ...row, photoId } }),
        [`POST ${one}/photo`]: () => {
          photoId = front.id;
          return { status: 201, body: front };
        },
      },
    });
    const place = within(await screen.findByRole('region', { name: '写真' }));
    expect(place.queryByRole('img')).toBeNull();
    choose('画像を選ぶ: 写真', image());
    expect(await place.findByRole('img', { name: '髙橋 健一の写真' })).toHaveAttribute(
      'src',
      expect.stringContaining(`/files/${front.id}`),
    );
    expect(writes()).toMatchObject([{ path: `${one}/photo` }]);
  });

  test('goes after a question', async () => {
    const { user, writes } = await renderPage(edit, {
      api: {
        ...reads,
        [`GET ${one}`]: () => ({ body: { ...row, photoId: front.id } }),
        [`DELETE ${one}/photo`]: () => ({ status: 204 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '削除: 写真' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(writes()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '削除' }));
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE', path: `${one}/photo` }]));
  });

  test('is no PDF, and what is refused says why and what helps', async () => {
    const { user, writes } = await renderPage(edit, {
      api: { ...reads, [`POST ${one}/photo`]: (_, count) => (count === 1 ? { status: 503 } : { body: front }) },
    });
    await screen.findByRole('region', { name: '写真' });
    choose('画像を選ぶ: 写真', new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/PDFは登録できません/)).toBeVisible();
    await act(() => changeLocale('en'));
    expect(screen.getByText(/^A PDF cannot be used here/)).toBeVisible();
    await act(() => changeLocale('ja'));
    expect(writes()).toEqual([]);
    choose('画像を選ぶ: 写真', image());
    await user.click(await screen.findByRole('button', { name: 'もう一度送る' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度送る' })).toBeNull());
  });

  test('is refused with what a photo may be, and not with what a document may be', async () => {
    await renderPage(edit, {
      api: {
        ...reads,
        [`POST ${one}/photo`]: () =>
          problem(400, 'validation.failed', { errors: [{ path: 'file', code: 'fileContent' }] }),
      },
    });
    await screen.findByRole('region', { name: '写真' });
    choose('画像を選ぶ: 写真', new File(['x'], 'a.txt', { type: 'text/plain' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^登録できるのは写真だけです。JPEG・PNG・WebP/);
    choose('画像を選ぶ: 写真', image());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^写真として読めません。/));
    expect(screen.queryByText(/PDF/)).toBeNull();
  });

  test('can be looked at and not be changed by who only reads', async () => {
    await renderPage(edit, {
      role: 'dispatcher',
      api: { ...reads, [`GET ${one}`]: () => ({ body: { ...row, photoId: front.id } }) },
    });
    const place = within(await screen.findByRole('region', { name: '写真' }));
    expect(place.getByRole('img')).toBeVisible();
    expect(place.queryByRole('button')).toBeNull();
  });
});

describe('the licence of a driver', () => {
  test('is asked for only when somebody wants to see it, and no longer than that', async () => {
    const { user } = await renderPage(`${edit}#record`, { api: reads });
    const side = within(await screen.findByRole('group', { name: '免許証の表' }));
    expect(screen.queryByRole('img', { name: '免許証の表' })).toBeNull();
    await user.click(side.getByRole('button', { name: '表示: 免許証の表' }));
    const shown = await screen.findByRole('img', { name: '免許証の表' });
    expect(shown).toHaveAttribute('src', expect.stringContaining(`${one}/licence-images/front`));
    fireEvent.error(shown);
    expect(await screen.findByText('画像を表示できませんでした')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('takes a picture of each side', async () => {
    const { writes } = await renderPage(`${edit}#record`, {
      api: { ...reads, [`POST ${one}/licence-images/back`]: () => ({ status: 201, body: front }) },
    });
    await screen.findByRole('group', { name: '免許証の裏' });
    choose('画像を選ぶ: 免許証の裏', image());
    await waitFor(() => expect(writes()).toMatchObject([{ path: `${one}/licence-images/back` }]));
  });
});
