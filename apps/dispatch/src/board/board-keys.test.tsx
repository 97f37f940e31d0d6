import { problem } from '@haisha/area-tests/fake-api';
import { changeLocale } from '@haisha/i18n';
import { fill } from '@haisha/testing/fill';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { at, boardDate, boardDay, crew, driver, finding, run, runId, vehicleId } from '../../test/board.ts';
import { bar, openBoard, said } from '../../test/open-board.tsx';
import { judgeStanding } from './carry/judge-standing.ts';

describe('by keyboard', () => {
  const moved = run(1, { version: 2, vehicleId: vehicleId(2), start: at('8:15'), end: at('12:15') });
  const moves: Parameters<typeof openBoard>[1] = { [`POST /allocations/${runId(1)}/move`]: () => ({ body: moved }) };

  test('a run is picked up, carried to another row and time, and dropped by one command', async () => {
    let day = boardDay();
    const { user, writes } = await openBoard(day, {
      ...moves,
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/move`]: () => {
        day = boardDay({ allocations: [moved] });
        return { body: moved };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    expect(said()).toContain('IW-02 大宮 800 か 1232、8:15–12:15、IW-S01、置けます'.replace('1232', '12-32'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toEqual({
      id: runId(1),
      version: 1,
      target: { vehicleId: vehicleId(2) },
      start: at('8:15'),
      end: at('12:15'),
    });
    await waitFor(() => expect(said()).toContain('置きました'));
    expect(await bar(/8:15–12:15/)).toBeVisible();
  });

  test('over the delivery companies, which have no room for it, the verdict is a box of the window', async () => {
    const { user, container } = await openBoard(boardDay(), moves);
    const place = () => container.querySelector<HTMLElement>('[data-verdict-box]')?.style.position;
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}');
    await waitFor(() => expect(place()).toBe(''));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(place()).toBe('fixed'));
  });

  test('Escape puts it back, and a drop where it was is no command', async () => {
    const { user, writes } = await openBoard(boardDay(), moves);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowRight}{Escape}');
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {Enter}');
    expect(writes()).toEqual([]);
  });

  test('what is in the way is said while it is carried, and cannot be dropped', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)] });
    const { user, writes } = await openBoard(boardDay({ allocations: [run(1), other] }), moves, { role: 'dispatcher' });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}');
    expect(said()).toMatch(/置けません：車両が IW-S02 と 4:00 重なります/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[data-ghost]')).toBeNull());
    expect(await screen.findByRole('alert')).toHaveTextContent('置けません：車両が IW-S02 と 4:00 重なります');
    expect(writes()).toEqual([]);
  });

  test('a run that has warnings is no good news on a row that adds none', async () => {
    const away = driver(1, { leave: [{ day: boardDate, kind: 'paid', part: 'day' }] });
    const day = boardDay({ drivers: [away] });
    const findings = judgeStanding(day, run(1));
    const { user } = await openBoard({ ...day, allocations: [run(1, { findings })] }, moves);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}');
    expect(document.querySelector('[data-target]')).toHaveAttribute('data-may', 'amber');
    expect(said()).toMatch(/指摘のまま置けます：.*休み/);
  });

  test('a warning asks for a reason, which goes along', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], start: at('12:05'), end: at('14:00') });
    const { user, writes } = await openBoard(boardDay({ allocations: [run(1), other] }), moves);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
    expect(dialog.getByRole('button', { name: '理由を残して進める' })).toBeDisabled();
    await fill(user, dialog.getByRole('textbox', { name: /理由/ }), '同じ倉庫で積む');
    await user.click(dialog.getByRole('button', { name: '理由を残して進める' }));
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ reason: '同じ倉庫で積む' }));
  });

  test('giving up at the reason puts it back, and a move by the dialog has changed nothing', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)], start: at('12:05'), end: at('14:00') });
    const { user, writes } = await openBoard(boardDay({ allocations: [run(1), other] }), moves);
    const giveUp = async () => {
      const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
      await user.click(dialog.getByRole('button', { name: 'やめる' }));
    };
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    await giveUp();
    await waitFor(() => expect(said()).toContain('元に戻しました'));
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('m');
    await fill(user, await screen.findByRole('combobox', { name: '車両・ドライバー・協力会社' }), 'IW-02');
    await user.keyboard('{Enter}');
    await giveUp();
    await waitFor(() => expect(said()).toContain('変更していません'));
    expect(said()).not.toContain('元に戻しました');
    expect(writes()).toEqual([]);
  });

  test('giving up at the reason of a redo does not sound like an undo', async () => {
    let day = boardDay();
    let version = 1;
    const { user, writes } = await openBoard(day, {
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/move`]: ({ body }) => {
        if (version === 3) return problem(409, 'allocation.reason_needed', { findings: [finding()] });
        version += 1;
        const next = run(1, { ...(body as { target: object; start: string; end: string }), version });
        day = boardDay({ allocations: [next] });
        return { body: next };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '元に戻す' })).toBeEnabled());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'やり直す' })).toBeEnabled());
    await user.keyboard('{Control>}y{/Control}');
    const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
    await user.click(dialog.getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(said()).toContain('変更していません'));
    expect(said()).not.toContain('元に戻しました');
    expect(writes()).toHaveLength(3);
  });

  test('a lost race puts the run back and names who is in the way', async () => {
    const inTheWay = {
      id: runId(9),
      number: 'A20261121-0009',
      subject: 'vehicle',
      start: at('9:00'),
      end: at('10:00'),
    };
    const { user } = await openBoard(boardDay(), {
      [`POST /allocations/${runId(1)}/move`]: () => problem(409, 'allocation.in_the_way', { inTheWay }),
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const text = 'A20261121-0009（9:00–10:00）と重なるため置けません。';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(said()).not.toContain(text);
    expect(
      within(screen.getByRole('rowheader', { name: /IW-01/ }).parentElement as HTMLElement).getByRole('gridcell'),
    ).toHaveAccessibleName(/^IW-S01/);
  });

  test('undo sends the inverse with the version that is known, redo the command again', async () => {
    let day = boardDay();
    let version = 1;
    const { user, writes } = await openBoard(day, {
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/move`]: ({ body }) => {
        const { target, start, end } = body as { target: object; start: string; end: string };
        version += 1;
        const next = run(1, { ...target, start, end, version });
        day = boardDay({ allocations: [next] });
        return { body: next };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const undo = screen.getByRole('button', { name: '元に戻す' });
    await waitFor(() => expect(undo).toBeEnabled());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]?.body).toMatchObject({ version: 2, target: { vehicleId: vehicleId(1) }, start: at('8:00') });
    await waitFor(() => expect(screen.getByRole('button', { name: 'やり直す' })).toBeEnabled());
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes()[2]?.body).toMatchObject({ version: 3, target: { vehicleId: vehicleId(2) } });
  });

  test('undo is refused with the name of who changed the run since', async () => {
    let day = boardDay();
    const { user, writes, queries } = await openBoard(day, {
      'GET /allocations/day': () => ({ body: day }),
      [`POST /allocations/${runId(1)}/move`]: () => {
        day = boardDay({ allocations: [moved] });
        return { body: moved };
      },
    });
    (await bar(/^IW-S01/)).focus();
    await user.keyboard(' {ArrowDown}{Enter}');
    const undo = screen.getByRole('button', { name: '元に戻す' });
    await waitFor(() => expect(undo).toBeEnabled());
    day = boardDay({ allocations: [{ ...moved, version: 3, updatedBy: { id: vehicleId(9), name: '木村' } }] });
    await act(() => queries.invalidateQueries());
    await user.click(undo);
    expect(await screen.findByRole('alert')).toHaveTextContent('木村さんがその後に変更したため');
    expect(writes()).toHaveLength(1);
  });

  test('M finds where to move a run to, those that take it first', async () => {
    const other = run(2, { vehicleId: vehicleId(2), crew: [crew(2)] });
    const { user, writes } = await openBoard(boardDay({ allocations: [run(1), other] }), moves);
    (await bar(/^IW-S01/)).focus();
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01の行き先' }));
    const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options[0]).toContain('IW-03');
    expect(options.at(-1)).toContain('重なります');
    await fill(user, dialog.getByRole('combobox'), '彩北');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ target: { deliveryCompanyId: expect.any(String) } }));
  });
});

test('M lists a row on which warnings stay behind those that are free of them', async () => {
  const away = driver(1, { leave: [{ day: boardDate, kind: 'paid', part: 'day' }] });
  const day = boardDay({ drivers: [away] });
  const findings = judgeStanding(day, run(1));
  const { user } = await openBoard({ ...day, allocations: [run(1, { findings })] });
  (await bar(/^IW-S01/)).focus();
  await user.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'IW-S01の行き先' }));
  const signs = dialog
    .getAllByRole('option')
    .map((option) => within(option).getByRole('img').getAttribute('aria-label'));
  expect(signs).toEqual(['置けます', '不可の指摘のまま置けます', '不可の指摘のまま置けます']);
});

test('what is found while a run is carried is written in the language of the page as soon as that changes', async () => {
  const away = driver(1, { nameEn: 'Makoto Sato', leave: [{ day: boardDate, kind: 'paid', part: 'day' }] });
  const { user } = await openBoard(boardDay({ drivers: [away] }));
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}');
  const line = () => document.querySelector('[data-target] [data-verdict]');
  expect(line()).toHaveTextContent(/佐藤.*休み/);
  await act(() => changeLocale('en'));
  expect(line()).toHaveTextContent('Makoto Sato');
});

test('what the server wants a reason for is asked, and sent once more with it', async () => {
  const { user, writes } = await openBoard(boardDay(), {
    [`POST /allocations/${runId(1)}/move`]: ({ body }) =>
      (body as { reason?: string }).reason
        ? { body: run(1, { version: 2, vehicleId: vehicleId(2) }) }
        : problem(409, 'allocation.reason_needed', { findings: [finding({ params: { actual: 600, limit: 660 } })] }),
  });
  (await bar(/^IW-S01/)).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  const dialog = within(await screen.findByRole('alertdialog', { name: '指摘があります' }));
  await fill(user, dialog.getByRole('textbox'), '急ぎのため');
  await user.click(dialog.getByRole('button', { name: '理由を残して進める' }));
  await waitFor(() => expect(writes()[1]?.body).toMatchObject({ reason: '急ぎのため' }));
});

test('by pointer a bar is carried to another row', async () => {
  const { writes } = await openBoard(boardDay(), {
    [`POST /allocations/${runId(1)}/move`]: () => ({ body: run(1, { version: 2 }) }),
  });
  const cell = await bar(/^IW-S01/);
  const scroller = cell.closest('[data-scroller]') as HTMLElement;
  const box = { left: 0, top: 0, right: 1200, bottom: 700, width: 1200, height: 700, x: 0, y: 0 };
  vi.spyOn(scroller, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
  const point = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse' });
  // Rows are 44 px high below hours of 40, and an hour is 20 px wide behind heads of 288.
  fireEvent.pointerDown(cell, point(288 + 200, 60));
  fireEvent.pointerMove(window, point(288 + 200, 70));
  fireEvent.pointerMove(window, point(288 + 220, 40 + 44 + 20));
  fireEvent.pointerUp(window, point(288 + 220, 40 + 44 + 20));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ target: { vehicleId: vehicleId(2) }, start: at('9:00'), end: at('13:00') });
});

test('Escape closes the panel of a run that was opened by a press on its bar', async () => {
  const { user } = await openBoard(boardDay(), {
    [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [], places: [] } }),
  });
  const pressed = await bar(/^IW-S01/);
  pressed.focus();
  fireEvent.pointerDown(pressed, { button: 0 });
  fireEvent.pointerUp(window);
  await screen.findByRole('complementary', { name: '運行の詳細' });
  pressed.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '運行の詳細' })).toBeNull());
});
