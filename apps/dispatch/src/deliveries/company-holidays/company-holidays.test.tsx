import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { stamps } from '@haisha/area-tests/stamps';
import { tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { fill } from '@haisha/testing/fill';
import type { CompanyHoliday } from '@haisha/validation/company-holiday';
import type { GenerationAnswer } from '@haisha/validation/delivery-generation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';

const departmentId = '10000000-0000-4000-8000-000000000001';
const tomorrow = addDays(tokyoDate(), 1);
const kept: CompanyHoliday = {
  ...stamps,
  id: '93000000-0000-4000-8000-000000000001',
  name: '年末年始',
  from: '2026-12-31',
  to: '2027-01-03',
  effect: 'asHoliday',
  runsAs: null,
  departmentId: null,
  departmentName: null,
  departmentNameEn: null,
  cargoOwnerId: null,
  cargoOwnerName: null,
  cargoOwnerNameEn: null,
};
const course = { courseId: 'c', courseCode: 'IW-S01', courseName: '埼玉東1', courseNameEn: null, conflicts: [] };
const preview: GenerationAnswer = {
  days: [
    {
      day: tomorrow,
      holiday: null,
      holidayEn: null,
      companyHoliday: { name: '創立記念日', effect: 'closed' },
      isFiveTenDay: false,
    },
  ],
  courseDays: [{ ...course, day: tomorrow, newCount: 0, existingCount: 0, skip: 'closed' }],
  newCount: 0,
  existingCount: 0,
  conflictCount: 0,
};

async function open(routes: Routes = {}) {
  const view = await renderPage('/delivery', {
    api: {
      'GET /deliveries': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
      'GET /departments/names': () => ({
        body: { items: [{ id: departmentId, code: 'IW', name: '岩槻', nameEn: null }] },
      }),
      'POST /deliveries/generation/preview': () => ({ body: preview }),
      'GET /company-holidays': () => ({ body: { items: [kept] } }),
      ...routes,
    },
    departmentIds: [departmentId],
  });
  await view.user.click(await screen.findByRole('button', { name: 'コースから作成' }));
  const generation = within(await screen.findByRole('dialog', { name: 'コースから配送を作成' }));
  return { ...view, generation };
}

async function openHolidays(routes: Routes = {}) {
  const view = await open(routes);
  await view.user.click(view.generation.getByRole('button', { name: '会社の休日' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: '会社の休日' })) };
}

test('the preview says which courses do not run, on which day and why', async () => {
  const { generation } = await open();
  expect(await generation.findByRole('cell', { name: '休業' })).toBeVisible();
  const skipped = within(generation.getByRole('region', { name: '運休するコース' }));
  expect(skipped.getByRole('listitem')).toHaveTextContent(/創立記念日 \(休業\): 1コース IW-S01/);
});

test('a period is added with what it does, and the preview is asked for anew', async () => {
  const { dialog, user, writes } = await openHolidays({
    'POST /company-holidays': () => ({ status: 201, body: kept }),
  });
  expect(await dialog.findByText('年末年始')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '追加' }));
  expect(await dialog.findByText('名称を入力してください')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: '名称' }), 'お盆');
  await fill(user, dialog.getByRole('textbox', { name: /開始日/ }), '2027/8/13');
  await fill(user, dialog.getByRole('textbox', { name: /終了日/ }), '2027/8/15');
  await user.selectOptions(dialog.getByRole('combobox', { name: '運行' }), '通常運行');
  await user.selectOptions(dialog.getByRole('combobox', { name: '運行する曜日' }), '月曜');
  await user.selectOptions(dialog.getByRole('combobox', { name: '運行' }), '祝日扱い');
  expect(dialog.getByText('「祝日も運行」のコースだけを運行します。')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '追加' }));
  expect(await screen.findByText('「お盆」を追加しました。')).toBeVisible();
  expect(writes().filter(({ path }) => path === '/company-holidays')).toMatchObject([
    { body: { name: 'お盆', from: '2027-08-13', to: '2027-08-15', effect: 'asHoliday', runsAs: null } },
  ]);
  await waitFor(() => expect(writes().filter(({ path }) => path.endsWith('/preview')).length).toBeGreaterThan(1));
});

test('a period is removed after a question, and a refusal stays in it', async () => {
  let isRefused = true;
  const { dialog, user, writes } = await openHolidays({
    [`POST /company-holidays/${kept.id}/archive`]: () => {
      const answer = isRefused ? problem(409, 'version.conflict') : { body: kept };
      isRefused = false;
      return answer;
    },
  });
  await user.click(await dialog.findByRole('button', { name: '年末年始 を削除' }));
  const question = within(await screen.findByRole('alertdialog', { name: '「年末年始」を削除しますか' }));
  await user.click(question.getByRole('button', { name: '削除' }));
  expect(await question.findByRole('alert')).toBeVisible();
  await user.click(question.getByRole('button', { name: '削除' }));
  expect(await screen.findByText('「年末年始」を削除しました。')).toBeVisible();
  expect(writes().filter(({ path }) => path.endsWith('/archive'))).toMatchObject([
    { body: { version: 1 } },
    { body: { version: 1 } },
  ]);
});

test('an operation manager, who makes no deliveries, keeps them from the list', async () => {
  const { user } = await renderPage('/delivery', {
    api: {
      'GET /deliveries': () => ({ body: { items: [], total: 0, page: 1, pageSize: 50 } }),
      'GET /company-holidays': () => ({ body: { items: [] } }),
    },
    role: 'manager',
  });
  await user.click(await screen.findByRole('button', { name: '会社の休日' }));
  const dialog = within(await screen.findByRole('dialog', { name: '会社の休日' }));
  expect(await dialog.findByText('今日以降の休日は登録されていません。')).toBeVisible();
  expect(dialog.getByRole('button', { name: '追加' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'コースから作成' })).toBeNull();
});
