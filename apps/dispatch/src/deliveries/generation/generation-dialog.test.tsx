import { problem } from '@haisha/area-tests/fake-api';
import { tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import type { GenerationAnswer } from '@haisha/validation/delivery-generation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delivery } from '../../../test/deliveries.ts';
import { renderPage } from '../../../test/render-page.tsx';

const departmentId = '10000000-0000-4000-8000-000000000001';
const tomorrow = addDays(tokyoDate(), 1);
const day = { day: tomorrow, holiday: null, holidayEn: null, companyHoliday: null, isFiveTenDay: true };

function answer(given: Partial<GenerationAnswer> = {}): GenerationAnswer {
  return {
    days: [day, { ...day, day: addDays(tomorrow, 1), holiday: '勤労感謝の日', holidayEn: 'Labour Thanksgiving Day' }],
    courseDays: [
      {
        courseId: '32000000-0000-4000-8000-000000000001',
        courseCode: 'IW-S01',
        courseName: '埼玉東1',
        courseNameEn: null,
        day: tomorrow,
        newCount: 7,
        existingCount: 2,
        skip: null,
        conflicts: [
          {
            code: 'closedWeekday',
            position: 3,
            destinationId: null,
            destinationName: 'ひなた屋 越谷店',
            destinationNameEn: null,
          },
        ],
      },
    ],
    newCount: 7,
    existingCount: 2,
    conflictCount: 1,
    ...given,
  };
}

const page = { items: [delivery()], total: 1, page: 1, pageSize: 50 };
const lists = {
  'GET /deliveries': () => ({ body: page }),
  'GET /departments/names': () => ({ body: { items: [{ id: departmentId, code: 'IW', name: '岩槻', nameEn: null }] } }),
};

async function open(api: Parameters<typeof renderPage>[1]['api']) {
  const view = await renderPage('/delivery', { api: { ...lists, ...api }, departmentIds: [departmentId] });
  await view.user.click(await screen.findByRole('button', { name: 'コースから作成' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'コースから配送を作成' })) };
}

test('a week from tomorrow on is shown before anything is made, with what exists and what stands against it', async () => {
  const { dialog, user, writes } = await open({
    'POST /deliveries/generation/preview': () => ({ body: answer() }),
    'POST /deliveries/generation': () => ({ body: answer() }),
  });
  expect(await dialog.findByText('新しく7件。作成済み2件はそのまま。確認が必要1件。')).toBeVisible();
  const table = within(dialog.getByRole('table'));
  expect(table.getByRole('columnheader', { name: /勤労感謝の日/ })).toBeVisible();
  expect(table.getByRole('cell', { name: /^7済2/ })).toBeVisible();
  expect(
    within(dialog.getByRole('list', { name: '確認が必要' })).getByText(/ひなた屋 越谷店: 配送先の定休日です/),
  ).toBeVisible();
  expect(writes()).toMatchObject([{ body: { departmentId, from: tomorrow, to: addDays(tomorrow, 6), courseIds: [] } }]);
  await user.click(dialog.getByRole('button', { name: '7件を作成' }));
  expect(await screen.findByText('7件の配送を作成しました。')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what exists already is not offered to be made again', async () => {
  const { dialog } = await open({
    'POST /deliveries/generation/preview': () => ({ body: answer({ newCount: 0 }) }),
  });
  expect(await dialog.findByText(/新しく0件/)).toBeVisible();
  expect(dialog.getByRole('button', { name: '0件を作成' })).toBeDisabled();
});

test('a refusal stays in the dialog', async () => {
  const { dialog, user } = await open({
    'POST /deliveries/generation/preview': () => ({ body: answer() }),
    'POST /deliveries/generation': () => problem(409, 'record.archived'),
  });
  await user.click(await dialog.findByRole('button', { name: '7件を作成' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

test('who makes no deliveries is not offered to', async () => {
  await renderPage('/delivery', { api: lists, role: 'viewer' });
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'コースから作成' })).toBeNull();
});
