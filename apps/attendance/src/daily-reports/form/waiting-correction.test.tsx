import type { Routes } from '@haisha/area-tests/fake-api';
import type { DailyReport } from '@haisha/validation/daily-report';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { correctionOf, report, reportRow } from '../../../test/daily-reports.ts';
import { at, centre, day } from '../../../test/records.ts';
import { renderPage } from '../../../test/render-page.tsx';

const approved = report(1, { status: 'approved', version: 3, correctionsWait: true });
const content = { ...approved.content, odometerEndKm: 48_306, stops: [] };
const after = { ...content, odometerEndKm: 48_316 };
const asked = correctionOf({
  ...{ id: '90000000-0000-4000-8000-000000000001', before: content, after, reason: 'メーターを再確認' },
  status: 'requested',
});
const pathOf = (command = '') => `POST /daily-reports/${approved.run.id}/correction${command}`;
const storedWith = (...corrections: DailyReport['corrections']): DailyReport => ({ ...approved, content, corrections });

async function open(stored: DailyReport, routes: Routes = {}) {
  return await renderPage(`/daily-reports?date=${day}&open=${approved.run.id}`, {
    role: 'manager',
    departmentIds: [centre],
    api: {
      'GET /departments/names': () => ({ body: { items: [{ id: centre, code: 'IW', name: '岩槻', nameEn: null }] } }),
      'GET /daily-reports': () => ({ body: { now: at('12:00'), rows: [reportRow(1, { isCorrectionWaiting: true })] } }),
      [`GET /daily-reports/${approved.run.id}`]: () => ({ body: stored }),
      ...routes,
    },
  });
}
const waiting = async () => within(await screen.findByRole('region', { name: '承認を待っている訂正' }));

test('where a second person decides, a correction is asked for, and then waits with before and after', async () => {
  const { user } = await open(storedWith(), {
    [pathOf()]: () => ({ body: storedWith({ ...asked, isOwn: true }) }),
  });
  await user.click(await screen.findByRole('button', { name: '訂正する' }));
  const odometer = screen.getByRole('textbox', { name: '終了メーター（km）' });
  await user.clear(odometer);
  await user.type(odometer, '48316');
  await user.type(screen.getByRole('textbox', { name: /訂正の理由/ }), 'メーターを再確認');
  await user.click(screen.getByRole('button', { name: /訂正を申請/ }));
  expect(await screen.findByText(/訂正を申請しました/)).toBeVisible();
  const own = await waiting();
  expect(own.getByText(/終了メーター/)).toHaveTextContent('48306 → 48316');
  expect(own.queryByRole('button', { name: '訂正を承認' })).toBeNull();
  expect(own.getByRole('button', { name: '申請を取り下げる' })).toBeEnabled();
  expect(odometer).toHaveValue('48306');
  expect(screen.queryByRole('button', { name: '訂正する' })).toBeNull();
});

test('somebody else approves it', async () => {
  const applied = correctionOf({ ...asked, status: 'applied', decidedAt: at('16:00'), decidedByName: '大野 恵' });
  const { user, writes } = await open(storedWith(asked), {
    [pathOf('/approve')]: () => ({ body: { ...storedWith(applied), content: after, version: 4 } }),
  });
  await user.click((await waiting()).getByRole('button', { name: '訂正を承認' }));
  const done = within(await screen.findByRole('region', { name: '承認後の訂正' }));
  expect(done.getByText(/大野 恵/)).toBeVisible();
  expect(writes()[0]?.body).toEqual({ correctionId: asked.id });
  expect(screen.getByRole('textbox', { name: '終了メーター（km）' })).toHaveValue('48316');
});

test('it is refused with a reason alone, and the refusal stays to be read', async () => {
  const refused = correctionOf({ ...asked, status: 'refused', decidedAt: at('16:00'), decisionText: '点呼簿と違う' });
  const { user, writes } = await open(storedWith(asked), {
    [pathOf('/refuse')]: () => ({ body: storedWith(refused) }),
  });
  const asking = await waiting();
  await user.click(asking.getByRole('button', { name: '却下する' }));
  expect(writes()).toEqual([]);
  expect(asking.getByRole('textbox', { name: /却下する理由/ })).toBeInvalid();
  await user.type(asking.getByRole('textbox', { name: /却下する理由/ }), '点呼簿と違う');
  await user.click(asking.getByRole('button', { name: '却下する' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ correctionId: asked.id, reason: '点呼簿と違う' });
  const done = within(await screen.findByRole('region', { name: '承認後の訂正' }));
  expect(done.getByText(/点呼簿と違う/)).toBeVisible();
});
