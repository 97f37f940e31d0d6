import { problem, type Routes } from '@haisha/area-tests/fake-api';
import type { DailyReport } from '@haisha/validation/daily-report';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  expect(asking.getByRole('textbox', { name: /却下する理由/ })).toHaveAttribute('aria-invalid', 'true');
  expect(asking.getByRole('textbox', { name: /却下する理由/ })).toBeRequired();
  expect(asking.getByRole('textbox', { name: /却下する理由/ })).toHaveFocus();
  await user.type(asking.getByRole('textbox', { name: /却下する理由/ }), '点呼簿と違う');
  await user.click(asking.getByRole('button', { name: '却下する' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ correctionId: asked.id, reason: '点呼簿と違う' });
  const done = within(await screen.findByRole('region', { name: '承認後の訂正' }));
  expect(done.getByText(/点呼簿と違う/)).toBeVisible();
});

test('only the act under way waits, and the other one cannot be begun meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = await open(storedWith(asked), {
    [pathOf('/refuse')]: async () => {
      await promise;
      return { body: storedWith() };
    },
  });
  const asking = await waiting();
  await user.type(asking.getByRole('textbox', { name: /却下する理由/ }), '点呼簿と違う');
  await user.click(asking.getByRole('button', { name: '却下する' }));
  await waitFor(() => expect(asking.getByRole('button', { name: '訂正を承認' })).toBeDisabled());
  expect(asking.getByRole('button', { name: '訂正を承認' }).querySelector('.chakra-spinner')).toBeNull();
  expect(asking.getByRole('button', { name: '却下する' }).querySelector('.chakra-spinner')).not.toBeNull();
  resolve();
  expect(await screen.findByText('訂正を却下しました。')).toBeVisible();
});

test.each([
  [409, 'record.wrong_state', /今の状態では実行できません/],
  [404, 'record.not_found', /データが見つかりません/],
])('a decision that comes too late says so although what it was about is gone (%s)', async (status, code, words) => {
  let current = storedWith(asked);
  const { user } = await open(current, {
    [`GET /daily-reports/${approved.run.id}`]: () => ({ body: current }),
    [pathOf('/approve')]: () => {
      current = storedWith({ ...asked, status: 'withdrawn', decidedAt: at('16:00') });
      return problem(status, code);
    },
  });
  await user.click((await waiting()).getByRole('button', { name: '訂正を承認' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '承認を待っている訂正' })).toBeNull());
  expect(screen.getByText(words)).toBeVisible();
});

test('what cannot be approved any more says why at once, and can be refused', async () => {
  const stranger = { driverId: '50000000-0000-4000-8000-000000000009', drivingMinutes: 60 };
  const ends = { startPlace: '岩槻', startMinutes: 150, endPlace: '岩槻', endMinutes: 660 };
  const named = { ...after, partners: [{ ...stranger, ...ends }] };
  await open(storedWith({ ...asked, after: named }));
  const asking = await waiting();
  expect(asking.getByText(/いまこの運行にいないドライバー/)).toBeVisible();
  expect(asking.queryByRole('button', { name: '訂正を承認' })).toBeNull();
  expect(asking.getByRole('button', { name: '却下する' })).toBeEnabled();
});

test('what does not fit the run any more is said where it is approved, field by field, with what to do', async () => {
  const stop = approved.content.stops.slice(0, 1).map((one) => ({ ...one, confirmation: 'confirmed' as const }));
  const loaded = { ...asked, after: { ...after, stops: stop } };
  let current = storedWith(loaded);
  const { user } = await open(current, {
    [`GET /daily-reports/${approved.run.id}`]: () => ({ body: current }),
    [pathOf('/approve')]: () => {
      current = { ...current, facts: { ...current.facts, needsLoadState: true } };
      return problem(400, 'validation.failed');
    },
  });
  await user.click((await waiting()).getByRole('button', { name: '訂正を承認' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/理由を書いて却下し、今の内容で申請し直して/);
  await waitFor(() => expect(alert).toHaveTextContent(/立寄り先 1 .*総重量8t以上または最大積載量5t以上の車両です/));
});

test('an approval of what was asked of a run that was cancelled says that the run stays so', async () => {
  await open({ ...storedWith(asked), run: { ...approved.run, status: 'cancelled' } });
  const asking = await waiting();
  expect(asking.getByText(/運行は取り消しのままです/)).toBeVisible();
  expect(asking.getByRole('button', { name: '訂正を承認' })).toBeEnabled();
});

test('the reason of one refusal is not that of the next correction', async () => {
  let current = storedWith(asked);
  const { queries, user } = await open(current, {
    [`GET /daily-reports/${approved.run.id}`]: () => ({ body: current }),
  });
  await user.type((await waiting()).getByRole('textbox', { name: /却下する理由/ }), '点呼');
  await user.click((await waiting()).getByRole('button', { name: '却下する' }));
  const next = { ...asked, id: '90000000-0000-4000-8000-000000000002', reason: '給油の記録漏れ' };
  current = storedWith(next, { ...asked, status: 'withdrawn' });
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText('給油の記録漏れ')).toBeVisible();
  const asking = await waiting();
  expect(asking.getByRole('textbox', { name: /却下する理由/ })).toHaveValue('');
  expect(asking.getByRole('textbox', { name: /却下する理由/ })).not.toHaveAttribute('aria-invalid', 'true');
});

test('the answer says whether a correction was stored or waits, and the sentence follows what the company wants', async () => {
  let current = { ...storedWith(), correctionsWait: false };
  const { queries, user } = await open(current, {
    [`GET /daily-reports/${approved.run.id}`]: () => ({ body: current }),
    [pathOf()]: () => ({ body: { ...storedWith(), content: after, version: 4, correctionsWait: false } }),
  });
  expect(await screen.findByText(/直すには理由を付けて訂正します/)).toBeVisible();
  current = { ...current, correctionsWait: true };
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText(/ほかの人が承認します/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '訂正する' }));
  await user.type(screen.getByRole('textbox', { name: /訂正の理由/ }), 'メーターを再確認');
  await user.click(screen.getByRole('button', { name: /訂正を申請/ }));
  expect(await screen.findByText('IW-S01 の日報を訂正しました。')).toBeVisible();
});

test('while somebody else asks for a correction, an open one rests with what was typed', async () => {
  let current = storedWith();
  const { queries, user, writes } = await open(current, {
    [`GET /daily-reports/${approved.run.id}`]: () => ({ body: current }),
  });
  const told = /ほかの訂正が承認を待っています/;
  await user.click(await screen.findByRole('button', { name: '訂正する' }));
  const odometer = screen.getByRole('textbox', { name: '終了メーター（km）' });
  await user.clear(odometer);
  await user.type(odometer, '48320');
  await user.type(screen.getByRole('textbox', { name: /訂正の理由/ }), 'メーターを再確認');
  current = storedWith(asked);
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByRole('button', { name: /訂正を申請/ })).toBeNull();
  expect(odometer).toHaveAttribute('readonly');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: '自分の入力を続ける' }));
  expect(odometer).toHaveValue('48320');
  expect(odometer).toHaveAttribute('readonly');
  expect((await waiting()).getByText('メーターを再確認')).toBeVisible();

  current = storedWith({ ...asked, status: 'withdrawn' });
  await act(() => queries.invalidateQueries());
  expect(await screen.findByRole('button', { name: /訂正を申請/ })).toBeEnabled();
  expect(odometer).not.toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: '変更後の日報を読む' }));
  expect(odometer).toHaveValue('48306');
  expect(screen.queryByRole('textbox', { name: /訂正の理由/ })).toBeNull();
  expect(screen.getByRole('button', { name: '訂正する' })).toBeEnabled();
  expect(writes()).toEqual([]);
});
