import { problem, type Routes } from '@haisha/area-tests/fake-api';
import { stamps } from '@haisha/area-tests/stamps';
import { tokyoDate } from '@haisha/i18n';
import { addDays } from '@haisha/rules/calendar';
import { firstParameters } from '@haisha/rules/hours/first-parameters';
import { fill } from '@haisha/testing/fill';
import type { HoursRule, LabourAgreement, LabourAgreementList } from '@haisha/validation/labour-agreement';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page.tsx';

const departments = [
  { id: '10000000-0000-4000-8000-000000000001', name: '岩槻センター', nameEn: 'Iwatsuki' },
  { id: '10000000-0000-4000-8000-000000000002', name: '船橋センター', nameEn: null },
];
const [iwatsuki] = departments;
const today = tokyoDate();

const agreement = (revision: number, from: string, to: string, months: number[]): LabourAgreement => ({
  ...{ ...stamps, id: `9b000000-0000-4000-8000-00000000000${revision}`, departmentId: iwatsuki?.id ?? '' },
  ...{ revision, from, to, months, isLongYear: true, hasOvertimeClause: true, reason: '更新' },
});
const rule = (revision: number, validFrom: string, more: Partial<HoursRule> = {}): HoursRule => ({
  ...{ ...stamps, id: `9c000000-0000-4000-8000-00000000000${revision}`, revision, validFrom },
  ...{ labourMonthStartDay: 1, readings: firstParameters.readings, reason: null, ...more },
});
const apiOf = (given: Partial<LabourAgreementList> = {}, more: Routes = {}): Routes => ({
  'GET /labour-agreements': () => ({ body: { departments, agreements: [], rules: [], ...given } }),
  ...more,
});

test('it says which row applies on a day, and what holds without any', async () => {
  const agreements = [
    agreement(1, '2026-04-01', '2027-03-31', [7, 12]),
    agreement(2, '2026-10-01', '2027-03-31', [12]),
  ];
  const readings = { ...firstParameters.readings, longDays: 'breach', monthTotals: 'halfHourUp' } as const;
  const rules = [rule(1, '2026-04-01'), rule(2, '2027-04-01', { readings })];
  const { user } = await renderPage('/labour-agreements?date=2026-11-26', { api: apiOf({ agreements, rules }) });
  const table = within(await screen.findByRole('table', { name: /労使協定/ }));
  const rowsOf = (name: RegExp) => table.getAllByRole('row', { name }).map(({ textContent }) => textContent);
  expect(rowsOf(/2026\/10\/01/)[0]).toMatch(/12月 310時間.*3,400時間.*960時間.*適用/);
  expect(rowsOf(/2026\/04\/01/)[0]).toMatch(/差し替え済/);
  expect(rowsOf(/船橋/)[0]).toMatch(/協定なし.*284時間.*3,300時間/);
  const ofRules = within(screen.getByRole('table', { name: /労働時間の基準/ }));
  expect(ofRules.getByRole('row', { name: /2027\/04\/01 から/ })).toHaveTextContent(/30分以上切り上げ.*予定/);
  expect(ofRules.getByRole('row', { name: /2026\/04\/01 から/ })).toHaveTextContent(/毎月1日.*適用/);
  expect(ofRules.getByText('14時間超の日数: 違反')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: /法令の上限/ })).toHaveTextContent('改善基準告示 4-1-5');
  await user.click(screen.getByRole('button', { name: '前の日' }));
  expect(await screen.findByText('2026/11/25 に適用')).toBeVisible();
});

test('an agreement of the past wants a reason, and a refusal stays in the form', async () => {
  const { user, writes } = await renderPage('/labour-agreements', {
    api: apiOf(
      { agreements: [agreement(1, '2026-04-01', '2027-03-31', [])] },
      {
        'POST /labour-agreements': ({ body }) =>
          (body as { reason: string | null }).reason === null
            ? problem(400, 'validation.failed', { errors: [{ path: 'reason', code: 'required' }] })
            : { status: 201, body: agreement(2, '2026-10-01', '2027-09-30', [12]) },
      },
    ),
  });
  await user.click(await screen.findByRole('button', { name: '協定を追加' }));
  const dialog = within(await screen.findByRole('dialog', { name: '協定を追加' }));
  const from = dialog.getByRole('textbox', { name: '開始日' });
  await user.clear(from);
  await fill(user, from, addDays(today, -30).replaceAll('-', '/'));
  for (const name of ['7月', '12月', '7月']) await user.click(dialog.getByRole('button', { name }));
  await user.click(dialog.getByRole('button', { name: '追加' }));
  expect(await dialog.findByText('理由を入力してください')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: /理由/ }), '締結の登録もれ');
  await user.click(dialog.getByRole('button', { name: '追加' }));
  expect(await screen.findByText('労使協定を追加しました。')).toBeVisible();
  expect(writes().at(-1)).toMatchObject({
    body: {
      revision: 1,
      months: [12],
      from: addDays(today, -30),
      reason: '締結の登録もれ',
      departmentId: iwatsuki?.id,
    },
  });
});

test('a rule begins with what holds today', async () => {
  const { user, writes } = await renderPage('/labour-agreements', {
    role: 'labour',
    api: apiOf(
      { rules: [rule(1, '2026-04-01')] },
      { 'POST /hours-rules': () => ({ status: 201, body: rule(2, today) }) },
    ),
  });
  await user.click(await screen.findByRole('button', { name: '基準を追加' }));
  const dialog = within(await screen.findByRole('dialog', { name: '基準を追加' }));
  expect(dialog.getByRole('textbox', { name: /月度の開始日/ })).toHaveValue('1');
  await user.selectOptions(dialog.getByRole('combobox', { name: '月の合計の端数' }), '30分以上切り上げ');
  await user.click(dialog.getByRole('button', { name: '追加' }));
  expect(await screen.findByText('労働時間の基準を追加しました。')).toBeVisible();
  expect(writes()).toMatchObject([
    {
      path: '/hours-rules',
      body: {
        ...{ revision: 1, validFrom: today, labourMonthStartDay: 1, reason: null },
        readings: { ...firstParameters.readings, monthTotals: 'halfHourUp' },
      },
    },
  ]);
});

test('who only reads adds nothing, and a page that cannot be read offers to try again', async () => {
  const { unmount } = await renderPage('/labour-agreements', { role: 'viewer', api: apiOf() });
  expect(await screen.findByRole('table', { name: /労使協定/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /追加/ })).toBeNull();
  unmount();
  await renderPage('/labour-agreements', { api: { 'GET /labour-agreements': () => problem(500, 'server.error') } });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});
