import { problem } from '@haisha/area-tests/fake-api';
import { stamps } from '@haisha/area-tests/stamps';
import { chooseInMenu } from '@haisha/testing/choose-in-menu';
import { fill } from '@haisha/testing/fill';
import type { CheckLevelRecord, CheckSettingsAnswer, RollCallHours } from '@haisha/validation/check-level';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { at, boardDay, centre, crew, run, vehicleId } from '../../../test/board.ts';
import { openBoard } from '../../../test/open-board.tsx';
import { levelEffect } from './level-effect.ts';

const level = (given: Partial<CheckLevelRecord> = {}): CheckLevelRecord => ({
  ...{ ...stamps, id: '80000000-0000-4000-8000-000000000001', rule: 'vehicleTight', revision: 1 },
  ...{ validFrom: '2026-01-01', level: 'info', number: 10, reason: '近くで積む', createdBy: stamps.updatedBy },
  ...given,
});
const hours: RollCallHours = {
  ...{ ...stamps, id: '80000000-0000-4000-8000-000000000002', departmentId: centre, revision: 1 },
  ...{ validFrom: '2026-01-01', reason: '交替', fromMinutes: 90, toMinutes: 1470 },
};
const settings: CheckSettingsAnswer = {
  checkLevels: [level()],
  rollCallHours: [hours],
  departments: [{ id: centre, name: '岩槻センター', nameEn: 'Iwatsuki Centre' }],
};

type Options = NonNullable<Parameters<typeof openBoard>[2]>;

async function openLevels(api: Parameters<typeof openBoard>[1] = {}, options: Options = {}) {
  const answers = { 'GET /check-levels': () => ({ body: settings }), ...api };
  const opened = await openBoard(boardDay(), answers, options);
  await chooseInMenu(opened.user, 'その他の操作', 'チェックの基準…');
  const dialog = within(await screen.findByRole('dialog', { name: 'チェックの基準' }));
  await dialog.findByRole('table');
  return { ...opened, dialog };
}

// By role it would take the names of all rows together.
const open = (name: string) => screen.getByLabelText(name);
const rowOf = (text: RegExp) => screen.getByText(text).closest('tr');

describe('the check levels', () => {
  test('stand with what is usual, what the company wants and the law behind them', async () => {
    const { dialog, user } = await openLevels();
    expect(rowOf(/車両の運行の間が短い/)).toHaveTextContent(/要注意・15 分.*参考・10 分.*2026\/01\/01/);
    expect(rowOf(/最大積載量を超える/)).toHaveTextContent('道路交通法 第57条');
    expect(rowOf(/実運送体制管理簿/)).toHaveTextContent('貨物自動車運送事業法 第24条の5');
    await user.click(dialog.getByRole('checkbox', { name: '変更したものだけ' }));
    await waitFor(() => expect(document.querySelectorAll('tbody [data-open]')).toHaveLength(1));
    await fill(user, dialog.getByRole('searchbox', { name: 'チェックを探す' }), '点呼');
    expect(dialog.getByText('見つかりません。')).toBeVisible();
  });

  test('are set with number, day and reason, on the revision that was seen', async () => {
    const { user, writes } = await openLevels({
      'PUT /check-levels/vehicleTight': () => ({ body: level({ revision: 2 }) }),
    });
    await user.click(open('車両の運行の間が短いの基準を変更'));
    const dialog = within(await screen.findByRole('dialog', { name: '車両の運行の間が短い' }));
    expect(dialog.getByRole('list', { name: '履歴' })).toHaveTextContent('近くで積む佐藤 健');
    expect(dialog.getByRole('button', { name: '参考' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(dialog.getByRole('button', { name: '不可' }));
    const number = dialog.getByRole('textbox', { name: /運行の間に要る時間/ });
    await user.clear(number);
    await user.type(number, '241');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    expect(dialog.getByText('0～240の整数を入力してください')).toBeVisible();
    expect(dialog.getByText('理由を入力してください')).toBeVisible();
    await user.clear(number);
    await user.type(number, '30');
    await fill(user, dialog.getByRole('textbox', { name: /理由/ }), '遅れが続いた');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({ level: 'red', number: 30, revision: 1, reason: '遅れが続いた' });
    await waitFor(() => expect(open('車両の運行の間が短いの基準を変更')).toHaveFocus());
  });

  test('that the law fixes say so and cannot be changed', async () => {
    const { user } = await openLevels();
    await user.click(open('最大積載量を超えるの基準を見る'));
    const dialog = within(await screen.findByRole('dialog', { name: '最大積載量を超える' }));
    expect(dialog.getByText('道路交通法 第57条に基づくチェックのため、「不可」のまま変えられません。')).toBeVisible();
    expect(dialog.queryByRole('button', { name: '保存する' })).toBeNull();
  });

  test('that somebody changed meanwhile are read anew, and nothing typed is lost', async () => {
    const { user } = await openLevels({
      'PUT /check-levels/tailLift': () => problem(409, 'version.conflict', { current: null }),
    });
    await user.click(open('テールゲートリフターが要るのにないの基準を変更'));
    await user.type(await screen.findByRole('textbox', { name: /理由/ }), '持戻りが2回');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /理由/ })).toHaveValue('持戻りが2回');
  });

  test('are read by a dispatcher, who cannot change them', async () => {
    const { user } = await openLevels({}, { role: 'dispatcher' });
    await user.click(open('車両の運行の間が短いの基準を見る'));
    expect(await screen.findByRole('list', { name: '履歴' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
  });

  test('hold when somebody may call the roll at a centre', async () => {
    const { user, writes } = await openLevels({
      [`PUT /roll-call-hours/${centre}`]: () => ({ body: { ...hours, revision: 2 } }),
    });
    await user.click(screen.getByRole('button', { name: '点呼者の在席' }));
    expect(rowOf(/岩槻センター/)).toHaveTextContent('1:30～24:30');
    await user.click(open('岩槻センターの基準を変更'));
    const until = await screen.findByRole('textbox', { name: /在席の終了/ });
    await user.clear(until);
    await user.type(until, '25:31');
    await user.type(screen.getByRole('textbox', { name: /理由/ }), '増員');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(screen.getByText('開始より後、24時間以内の時刻を入力してください')).toBeVisible();
    await user.clear(until);
    await user.type(until, '25:30');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({ fromMinutes: 90, toMinutes: 1530, revision: 1, reason: '増員' });
  });

  test('are a problem with a way to try again when they cannot be read', async () => {
    const opened = await openBoard(boardDay(), { 'GET /check-levels': () => problem(500, 'internal', {}) });
    await chooseInMenu(opened.user, 'その他の操作', 'チェックの基準…');
    const dialog = within(await screen.findByRole('dialog', { name: 'チェックの基準' }));
    expect(await dialog.findByRole('button', { name: /再|もう一度/ })).toBeVisible();
  });
});

describe('the effect of a level', () => {
  const near = run(2, { vehicleId: vehicleId(1), crew: [crew(2)], start: at('12:20'), end: at('15:00') });
  const cancelled = run(3, {
    vehicleId: vehicleId(1),
    crew: [],
    status: 'cancelled',
    start: at('12:10'),
    end: at('16:00'),
  });
  const day = boardDay({ allocations: [run(1), near, cancelled] });

  test.each([
    ['amber', 15, []],
    ['amber', 20, []],
    ['amber', 21, [{ from: 'off', to: 'amber', count: 2 }]],
    ['red', 60, [{ from: 'off', to: 'red', count: 2 }]],
  ] as const)('%s with %i minutes between two runs', (wanted, number, expected) => {
    expect(levelEffect(day, 'vehicleTight', { level: wanted, number })).toEqual(expected);
  });

  test('is seen against what is in force', () => {
    const own = { rule: 'vehicleTight', revision: 1, validFrom: '2026-01-01', level: 'red', number: 30 } as const;
    const set = { ...day, checkLevels: [own] };
    expect(levelEffect(set, 'vehicleTight', { level: 'off', number: 30 })).toEqual([
      { from: 'red', to: 'off', count: 2 },
    ]);
    expect(levelEffect(set, 'tailLift', { level: 'red', number: null })).toEqual([]);
  });
});
