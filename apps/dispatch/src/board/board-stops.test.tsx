import { problem } from '@haisha/area-tests/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { at, boardDay, run, runId, stop, vehicleId } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard } from '../../test/open-board.tsx';
import { keepDraft } from './stops/kept-drafts.ts';

const stops = [stop(1, '岩槻センター'), stop(2, '越谷店'), stop(3, '柏店')];
const planned = run(1, { stops, end: at('16:00'), endAt: at('16:30') });
type Sent = { version: number; stops: { id: string; position: number; plannedArriveAt: string }[] };

beforeEach(() => keepDraft(runId(1), null));

async function editing(answer?: () => ReturnType<typeof problem>) {
  let now = planned;
  const opened = await openBoard(boardDay({ allocations: [planned] }), {
    'GET /allocations/day': () => ({ body: boardDay({ allocations: [now] }) }),
    [`GET /allocations/${runId(1)}`]: () => ({ body: { ...now, deliveries: [delivery()] } }),
    [`POST /allocations/${runId(1)}/stops`]: ({ body }) => {
      if (answer) return answer();
      const { stops: sent } = body as Sent;
      now = { ...now, version: now.version + 1, stops: sent.map((one) => ({ ...stopOf(one.id), ...one })) };
      return { body: now };
    },
  });
  const change = async (given: Partial<typeof planned>) => {
    now = { ...now, version: now.version + 1, updatedBy: { id: vehicleId(9), name: '木村' }, ...given };
    await act(() => opened.queries.invalidateQueries());
  };
  (await bar(/^IW-S01/)).focus();
  await opened.user.keyboard('{Enter}');
  await opened.user.click(await screen.findByRole('button', { name: '立寄先の順番と時刻を編集' }));
  const form = within(await screen.findByRole('form', { name: '立寄先の順番と時刻を編集' }));
  return { ...opened, form, change };
}

function stopOf(id: string) {
  return stops.find((one) => one.id === id) ?? stop(1, '');
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('a stop goes up by Alt and an arrow, a later arrival takes those behind it along, and undo takes both back', async () => {
  const { user, writes } = await editing();
  field('柏店 到着').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(field('柏店 到着')).toHaveFocus();
  expect(field('柏店 到着')).toHaveValue('9:00');
  expect(field('越谷店 到着')).toHaveValue('10:00');
  await user.clear(field('柏店 到着'));
  await user.type(field('柏店 到着'), '９：２０{Enter}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  const sent = writes()[0]?.body as Sent;
  expect(sent.stops.map(({ id, plannedArriveAt }) => [id, plannedArriveAt])).toEqual([
    [stops[0]?.id, at('8:00')],
    [stops[2]?.id, at('9:20')],
    [stops[1]?.id, at('10:20')],
  ]);
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await user.click(screen.getByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ version: 2, stops: stops.map(({ id }) => ({ id })) });
});

test('without shifting only the one time changes, and what cannot be is said at its field and not sent', async () => {
  const { user, writes, form } = await editing();
  await user.click(form.getByRole('checkbox', { name: '後の立寄先もずらす' }));
  await user.clear(field('越谷店 到着'));
  await user.type(field('越谷店 到着'), '25:30{Enter}');
  expect(await form.findByText('出発は到着より後にしてください')).toBeVisible();
  await waitFor(() => expect(field('越谷店 出発')).toHaveFocus());
  expect(field('越谷店 出発')).toHaveAccessibleDescription('出発は到着より後にしてください');
  expect(field('柏店 到着')).toHaveValue('10:00');
  expect(writes()).toEqual([]);
});

test('somebody who was first is named, and what was typed goes on over their stops', async () => {
  const { user, writes, form, change } = await editing();
  await user.clear(field('柏店 到着'));
  await user.type(field('柏店 到着'), '11:00');
  const added = stop(4, '三郷店', { plannedArriveAt: at('12:00'), plannedDepartAt: at('12:30') });
  await change({ stops: [...stops, added] });
  expect(await form.findByRole('alert')).toHaveTextContent('木村さんが先に立寄先を変更しました');
  expect(field('柏店 到着')).toHaveValue('11:00');
  expect(form.getByRole('button', { name: '保存' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: '入力を残して続ける' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    version: 2,
    stops: [{}, {}, { id: stops[2]?.id, plannedArriveAt: at('11:00') }, { plannedArriveAt: at('12:00') }],
  });
});

test('a refusal and a look at another run keep what was typed', async () => {
  const { user, form } = await editing(() => problem(412, 'version.conflict', { current: { ...planned, version: 2 } }));
  await user.clear(field('柏店 出発'));
  await user.type(field('柏店 出発'), '10:45');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(form.getByRole('button', { name: '保存' })).toBeEnabled());
  expect(field('柏店 出発')).toHaveValue('10:45');
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  (await bar(/^IW-S01/)).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('柏店 出発')).toHaveValue('10:45'));
});
