import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departments } from '../../test/partners.ts';
import { renderPage } from '../../test/render-page.tsx';

test('an operation time is added: night times, its breaks and the planned duty time as it is typed', async () => {
  const { user, writes, address } = await renderPage('/operation-time/add', {
    api: {
      'GET /departments/names': () => ({ body: departments }),
      'POST /operation-times': () => ({ status: 201, body: {} }),
    },
  });
  await user.type(await screen.findByLabelText(/稼働時間コード/), 'IW-N');
  await screen.findByRole('option', { name: 'IW 岩槻センター' });
  await user.selectOptions(screen.getByLabelText(/部署/), departments.items[0]?.id ?? '');
  await user.type(screen.getByLabelText(/名称/), '夜勤');
  await user.selectOptions(screen.getByLabelText(/勤務の種類/), 'night');
  await user.type(screen.getByLabelText(/^始業必須|^始業$/), '2000');
  await user.type(screen.getByLabelText(/^終業必須|^終業$/), '２７：３０');
  expect(screen.getByText('8時間20分')).toBeVisible();
  expect(screen.getByText(/始業前 30分 ＋ 勤務 7時間30分 ＋ 終業後 20分/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '休憩を追加' }));
  const first = within(screen.getByRole('group', { name: '休憩 1' }));
  await user.type(first.getByLabelText(/休憩の開始/), '28:00');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(first.getByLabelText(/休憩の開始/)).toHaveAttribute('aria-invalid', 'true'));
  await user.clear(first.getByLabelText(/休憩の開始/));
  await user.type(first.getByLabelText(/休憩の開始/), '24:00');
  await user.click(screen.getByRole('button', { name: '休憩を追加' }));
  await user.click(screen.getByRole('button', { name: '休憩 2 を削除' }));
  expect(screen.getByRole('button', { name: '休憩 1 を削除' })).toHaveFocus();
  expect(screen.getByText(/うち休憩 1時間0分/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(address()).toBe('/operation-time'));
  expect(writes()[0]?.body).toMatchObject({
    startMinutes: 1200,
    endMinutes: 1650,
    breaks: [{ fromMinutes: 1440, minutes: 60 }],
    courseTimes: [],
  });
});
