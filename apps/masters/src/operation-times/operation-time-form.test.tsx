import { problem } from '@haisha/area-tests/fake-api';
import { fill } from '@haisha/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { course } from '../../test/destinations.ts';
import { departments, operationTime } from '../../test/partners.ts';
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

test('two people who changed an operation time choose between what they changed, and courses have names', async () => {
  const spent = { drivingMinutes: 240, handlingMinutes: 90, waitingMinutes: 30 };
  const timed = course({ code: 'IW-S01', name: '越谷' });
  const added = course({ id: '60000000-0000-4000-8000-000000000002', code: 'IW-S02', name: '草加' });
  const picked = course({ id: '60000000-0000-4000-8000-000000000003', code: 'IW-S03', name: '三郷' });
  const timeOf = ({ id, code, name }: typeof timed) => ({
    courseId: id,
    courseName: `${code} ${name}`,
    courseNameEn: null,
    ...spent,
  });
  const row = operationTime({ courseTimes: [timeOf(timed)] });
  const one = `/operation-times/${row.id}`;
  const answers = [
    { ...row, version: 2, note: '相手の備考' },
    { ...row, version: 3, note: '相手の備考', courseTimes: [...row.courseTimes, timeOf(added)] },
  ];
  const courses = [timed, added, picked];
  const { user } = await renderPage(`/operation-time/edit/${row.id}`, {
    api: {
      'GET /departments/names': () => ({ body: departments }),
      'GET /courses': () => ({ body: { items: courses, total: 3, page: 1, pageSize: 20 } }),
      ...Object.fromEntries(courses.map((body) => [`GET /courses/${body.id}`, () => ({ body })])),
      [`GET ${one}`]: () => ({ body: row }),
      [`PUT ${one}`]: (_, count) => problem(409, 'version.conflict', { current: answers[count - 1] }),
    },
  });
  await fill(user, await screen.findByLabelText('備考'), '自分の備考');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  const offer = await screen.findByRole('group', { name: /^備考: / });
  expect(screen.getAllByRole('group', { name: /: / })).toEqual([offer]);
  await user.click(within(offer).getByRole('button', { name: /さんの値にする/ }));
  await user.click(screen.getByRole('button', { name: 'コースを追加' }));
  // A list is drawn anew where two people meet.
  const second = () =>
    within(screen.getByRole('group', { name: 'コース 2' })).getByRole('combobox', { name: /コース/ });
  await user.type(second(), '三郷');
  await user.click(await screen.findByRole('option', { name: 'IW-S03 三郷' }));
  await user.click(screen.getByRole('button', { name: '保存する' }));
  const times = await screen.findByRole('group', { name: /^コースごとの時間: / });
  await waitFor(() => expect(second()).toHaveValue('IW-S03 三郷'));
  await waitFor(() => expect(times).toHaveTextContent('IW-S01 越谷: 運転240分・荷役90分・荷待ち30分'));
  await waitFor(() => expect(times).toHaveTextContent('IW-S02 草加: 運転240分'));
});
