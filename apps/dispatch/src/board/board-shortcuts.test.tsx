import { fill } from '@haisha/testing/fill';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, boardDay, companyId, crew, finding, run, runId, vehicleId } from '../../test/board.ts';
import { delivery } from '../../test/deliveries.ts';
import { bar, openBoard, said } from '../../test/open-board.tsx';

const detail = {
  [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [], places: [] } }),
};

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** What a window of 1440 px answers to questions about its width. */
function usualMedia(query: string) {
  const matches = query.includes('min-width') && !query.includes('112.5');
  return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
}

describe('D', () => {
  test('opens a run at the choice of its driver, each time that it is pressed', async () => {
    const { user, address } = await openBoard(boardDay(), detail);
    const cell = await bar(/^IW-S01/);
    cell.focus();
    await user.keyboard('d');
    const driver = await screen.findByRole('combobox', { name: 'ドライバー1' });
    await waitFor(() => expect(driver).toHaveFocus());
    await waitFor(() => expect(address()).not.toContain('choose'));
    expect(address()).toContain(`run=${runId(1)}`);
    cell.focus();
    await user.keyboard('d');
    await waitFor(() => expect(driver).toHaveFocus());
  });

  test('Enter leaves the focus on the board', async () => {
    const { user } = await openBoard(boardDay(), detail);
    const cell = await bar(/^IW-S01/);
    cell.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: 'ドライバー1' });
    expect(cell).toHaveFocus();
  });
});

describe('from the page, before anything was pressed', () => {
  test.each(['ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End', 'PageDown'])('%s enters the grid', async (key) => {
    const { user } = await openBoard();
    await bar(/^IW-S01/);
    expect(document.body).toHaveFocus();
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(screen.getByRole('rowheader', { name: /IW-01/ })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await bar(/^IW-S01/)).toHaveFocus());
  });

  test('a button keeps its keys', async () => {
    const { user } = await openBoard();
    await bar(/^IW-S01/);
    const button = screen.getByRole('button', { name: '今日' });
    button.focus();
    await user.keyboard('{ArrowDown}{Home}');
    expect(button).toHaveFocus();
  });
});

describe('with the focus in the panel', () => {
  const second = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], start: at('13:00'), end: at('17:00') });
  const details = {
    ...detail,
    [`GET /allocations/${runId(2)}`]: () => ({ body: { ...second, deliveries: [], places: [] } }),
  };

  async function openAtFirst() {
    const opened = await openBoard(boardDay({ allocations: [run(1), second] }), details);
    await bar(/^IW-S01/);
    await opened.user.keyboard('n');
    const panel = await screen.findByRole('complementary', { name: '運行の詳細' });
    await waitFor(() => expect(panel).toHaveFocus());
    return opened;
  }

  test('N goes on from one decision to the next, around the end', async () => {
    const { user, address } = await openAtFirst();
    expect(address()).toContain(runId(1));
    await user.keyboard('n');
    await waitFor(() => expect(address()).toContain(runId(2)));
    await user.keyboard('n');
    await waitFor(() => expect(address()).toContain(runId(1)));
  });

  test('the keys of the foot are about its run', async () => {
    const { user } = await openAtFirst();
    await user.keyboard('m');
    await screen.findByRole('dialog', { name: 'IW-S01の行き先' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    await screen.findByRole('heading', { name: 'IW-S02' });
    await user.keyboard('x');
    await screen.findByRole('dialog', { name: 'IW-S02の入れ替え' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('d');
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: 'ドライバー1' })).toHaveFocus());
  });

  test('Space picks its run up, and arrows go on from its bar', async () => {
    const { user } = await openAtFirst();
    await user.keyboard(' ');
    await waitFor(async () => expect(await bar(/^IW-S01/)).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(said()).toContain('IW-02');
    await user.keyboard('{Escape}');
    screen.getByRole('complementary', { name: '運行の詳細' }).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await bar(/^IW-S02/)).toHaveFocus());
  });

  test('a button of it is pressed by Space, and nothing is picked up', async () => {
    const { user } = await openAtFirst();
    screen.getByRole('button', { name: '移す…' }).focus();
    await user.keyboard(' ');
    await screen.findByRole('dialog', { name: 'IW-S01の行き先' });
    expect(document.querySelector('[data-ghost]')).toBeNull();
  });
});

describe('what is not pressed for a run', () => {
  test.each(['今日', /^協力会社/])('a button that is pressed by Space or Enter drops nothing: %s', async (name) => {
    const { user, writes } = await openBoard();
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}');
    const button = screen.getByRole('button', { name });
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    button.focus();
    await user.keyboard(' {Enter}');
    expect(pressed).toHaveBeenCalledTimes(2);
    expect(writes()).toEqual([]);
  });

  test.each(['今日', /^協力会社/])('a button beside the open run keeps it as it is: %s', async (name) => {
    const loaded = { load: { ...run(1).load, count: 2 } };
    const { user, address, writes } = await openBoard(boardDay({ allocations: [run(1, loaded)] }), detail);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('complementary', { name: '運行の詳細' });
    const before = address();
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Delete}cdmxs');
    await new Promise((settled) => setTimeout(settled, 100));
    expect(writes()).toEqual([]);
    expect(address()).toBe(before);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a letter with Shift, or one that is held down', async () => {
    const { user, writes } = await openBoard();
    const cell = await bar(/^IW-S01/);
    cell.focus();
    await user.keyboard('{Shift>}C{/Shift}');
    fireEvent.keyDown(cell, { key: 'c', repeat: true });
    await new Promise((settled) => setTimeout(settled, 100));
    expect(writes()).toEqual([]);
    await user.keyboard('c');
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  test('Space that is held down picks a run up and does not drop it', async () => {
    await openBoard();
    const cell = await bar(/^IW-S01/);
    cell.focus();
    fireEvent.keyDown(cell, { key: ' ' });
    fireEvent.keyDown(cell, { key: ' ', repeat: true });
    await waitFor(() => expect(document.querySelector('[data-ghost]')).not.toBeNull());
  });
});

describe('C', () => {
  const confirmed = run(1, { status: 'confirmed', version: 2 });

  test('confirms the run on which it is pressed, and undo takes that back', async () => {
    let day = boardDay();
    const { user, writes } = await openBoard(day, {
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/confirm`]: () => {
        day = boardDay({ allocations: [confirmed] });
        return { body: confirmed };
      },
      [`POST /allocations/${runId(1)}/unconfirm`]: () => ({ body: run(1, { version: 3 }) }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('c');
    await waitFor(() => expect(said()).toContain('IW-S01を確定しました'));
    expect(writes()[0]?.body).toEqual({ version: 1 });
    await user.keyboard('c');
    expect(await screen.findByText(/^IW-S01は「.+」のため確定できません。$/)).toBeVisible();
    expect(writes()).toHaveLength(1);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes()[1]?.body).toEqual({ version: 2, reason: '操作の取り消し' }));
  });

  test('asks for a reason against what was found, as the button does', async () => {
    const day = boardDay({ allocations: [run(1, { findings: [finding({ params: { actual: 600, limit: 660 } })] })] });
    const { user, writes } = await openBoard(day, {
      [`POST /allocations/${runId(1)}/confirm`]: () => ({ body: confirmed }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('c');
    const dialog = within(await screen.findByRole('alertdialog', { name: '配車を確定' }));
    expect(dialog.getByText('IW-S01')).toBeVisible();
    await fill(user, dialog.getByRole('textbox', { name: /理由/ }), '休憩を足す');
    await user.click(dialog.getByRole('button', { name: /配車を確定/ }));
    await waitFor(() => expect(writes()[0]?.body).toEqual({ version: 1, reason: '休憩を足す' }));
  });

  test('says that a delivery company is asked first', async () => {
    const hired = run(1, { ownership: 'hired', deliveryCompanyId: companyId(1), vehicleId: null, crew: [] });
    const { user, writes } = await openBoard(boardDay({ allocations: [hired] }));
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('c');
    expect(await screen.findByText('先に協力会社に依頼してください。')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('does nothing for those who may not confirm', async () => {
    const { user, writes } = await openBoard(boardDay(), {}, { role: 'viewer' });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('c');
    expect(screen.queryByText(/確定できません/)).toBeNull();
    expect(writes()).toEqual([]);
  });
});

test.each(['the page', 'a bar'])('the legend gives the focus back to %s', async (place) => {
  const { user } = await openBoard();
  const cell = await bar(/^IW-S01/);
  if (place === 'a bar') cell.focus();
  await user.keyboard('?');
  const legend = await screen.findByRole('dialog', { name: '凡例とキー' });
  await waitFor(() => expect(legend).toHaveFocus());
  await user.keyboard('??{Escape}');
  expect(screen.queryByRole('dialog', { name: '凡例とキー' })).toBeNull();
  expect(place === 'a bar' ? cell : document.body).toHaveFocus();
});

test('keys change nothing behind a dialog', async () => {
  const { user, address } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }));
  await bar(/^IW-S01/);
  const list = () => screen.queryByRole('complementary', { name: '未配車', hidden: true });
  await user.click(screen.getByRole('button', { name: '確定 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('button', { name: '閉じる' }).focus();
  const before = address();
  await user.keyboard('3gvn?');
  expect(address()).toBe(before);
  expect(list()).not.toBeNull();
  expect(screen.queryByRole('dialog', { name: '凡例とキー', hidden: true })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /IW-01/, hidden: true }).parentElement).toHaveStyle({ height: '44px' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('g');
  expect(list()).toBeNull();
  await user.keyboard('3');
  await waitFor(() => expect(address()).toContain('range=week'));
});

test('G does nothing where a run stands in the place of the list', async () => {
  vi.stubGlobal('matchMedia', usualMedia);
  const { user } = await openBoard(boardDay({ deliveriesLeft: [delivery()] }), detail);
  const cell = await bar(/^IW-S01/);
  cell.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('complementary', { name: '運行の詳細' });
  await user.keyboard('g{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '運行の詳細' })).toBeNull());
  expect(screen.getByRole('complementary', { name: '未配車' })).toBeVisible();
});

test('on the title of the band no key acts on the run that the focus came from', async () => {
  const { user, address } = await openBoard(boardDay(), detail);
  const cell = await bar(/^IW-S01/);
  cell.focus();
  screen.getByRole('button', { name: /^協力会社/ }).focus();
  const before = address();
  await user.keyboard('{Delete}mdx');
  await new Promise((settled) => setTimeout(settled, 100));
  expect(address()).toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{ArrowUp}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('rowheader', { name: /IW-02/ })).toHaveFocus());
});
