import { problem } from '@haisha/area-tests/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRecords, rowOf, shownCodes } from '../../../test/open-records.ts';
import { centreDay, day, driverId, punchId, record, usualPunches } from '../../../test/records.ts';

const put = (number: number) => `PUT /time-records/${driverId(number)}/${day}`;
const stored = (number: number) => () => {
  const [before, after] = [record(number, { punches: [] }), record(number)];
  return { body: { before, after } };
};
const line = (name: string) => screen.findByRole('textbox', { name: `${name} の打刻` });

describe('the line of a day', () => {
  test('is typed by keyboard alone, told in words, and stored while the next one is open', async () => {
    const [first, second] = centreDay().records;
    const later = centreDay({ records: [first, second, record(3)].filter((one) => one !== undefined) });
    const { user, writes } = await openRecords(centreDay(), {
      'GET /time-records/day': (_, count) => ({ body: count === 1 ? centreDay() : later }),
      [put(3)]: stored(3),
    });
    const row = await rowOf(/^D002/);
    row.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await rowOf(/^D003/)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await line('高橋 浩')).toHaveFocus();
    await user.keyboard('2:05 2:31 11:12 11:40');
    const reading = document.querySelector('[id$="-reading"]');
    expect(reading).toHaveTextContent('出勤 2:05出庫 2:31帰庫 11:12退勤 11:40');
    await user.keyboard('{Enter}');
    expect(await line('佐藤 誠')).toHaveFocus();
    expect(await line('佐藤 誠')).toHaveValue('2:05 2:31 11:12 11:40');
    await waitFor(() =>
      expect(writes()).toMatchObject([
        {
          body: {
            punches: [
              { id: null, kind: 'clockIn', minutes: 125 },
              { id: null, kind: 'leaveGarage', minutes: 151 },
              { id: null, kind: 'returnGarage', minutes: 672 },
              { id: null, kind: 'clockOut', minutes: 700 },
            ],
            seen: [],
            reason: 'forgotten',
            reasonText: null,
          },
        },
      ]),
    );
    await waitFor(async () => expect(await rowOf(/^D003/)).toHaveTextContent('9:35'));
    // Nothing is wrong with it any more, and it stays where it was.
    expect(shownCodes()).toEqual(['D002', 'D003', 'D001']);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await rowOf(/^D001/)).toHaveFocus());
  });

  test.each([
    ['2:05 2:31 11:12', '時刻が 3 つです'],
    ['2:05 2:7', '「2:7」は時刻ではありません'],
    ['14:00 1:30', '「1:30」が前の 14:00 より早い時刻です'],
  ])('%s is refused with the time and the way out', async (text, refusal) => {
    const { user, writes } = await openRecords();
    await user.click(await rowOf(/^D003/));
    const input = await line('高橋 浩');
    await user.type(input, `${text}{Enter}`);
    expect(input).toHaveAccessibleDescription(new RegExp(refusal));
    expect(input).toBeInvalid();
    expect(writes()).toEqual([]);
  });

  test('takes what is proposed by P, and Enter stores it', async () => {
    const { user, writes } = await openRecords(centreDay(), { [put(2)]: stored(2) });
    (await rowOf(/^D002/)).focus();
    await user.keyboard('p');
    expect(await line('鈴木 健一')).toHaveValue('2:12 2:40 11:05 11:30');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toMatchObject({
      punches: [
        { id: punchId(5) },
        { id: punchId(6) },
        { id: punchId(7) },
        { id: null, kind: 'clockOut', minutes: 690 },
      ],
    });
  });

  test('is kept where it was not stored, and says so', async () => {
    const { user } = await openRecords(centreDay(), { [put(3)]: () => problem(409, 'version.conflict') });
    await user.click(await rowOf(/^D003/));
    await user.type(await line('高橋 浩'), '2:05 11:40{Enter}');
    expect(await screen.findByText(/^高橋 浩 の打刻を保存できませんでした: ほかの人が先に/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '保存されていません' }));
    expect(await line('高橋 浩')).toHaveValue('2:05 11:40');
  });

  test('goes on by arrows where nothing was changed', async () => {
    const { user } = await openRecords();
    await user.click(await rowOf(/^D003/));
    expect(await line('高橋 浩')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await line('佐藤 誠')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await line('高橋 浩')).toHaveFocus();
  });

  test('opens the dialog where punches that stand would change', async () => {
    const { user, writes } = await openRecords();
    await user.click(await rowOf(/^D001/));
    const input = await line('佐藤 誠');
    await user.clear(input);
    await user.type(input, '2:10 2:31 11:12 11:40{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /^佐藤 誠/ }));
    expect(dialog.getByRole('textbox', { name: '出勤の時刻' })).toHaveValue('2:10');
    expect(dialog.getByRole('combobox', { name: '理由' })).toHaveValue('mistaken');
    expect(writes().filter(({ query }) => !query.has('preview'))).toEqual([]);
  });

  test('opens the dialog where no line says what the punches are', async () => {
    const [first, second] = usualPunches;
    const punches = [first, second].filter((one) => one !== undefined);
    const { user } = await openRecords(centreDay({ records: [record(1, { punches })] }));
    (await rowOf(/^D001/)).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /^佐藤 誠/ })).toBeVisible();
  });

  test('says why it is entered, and remembers it', async () => {
    const { user, writes } = await openRecords(centreDay(), { [put(3)]: stored(3) });
    await user.click(await screen.findByRole('button', { name: '入力の理由 打刻忘れ' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '機器故障' }));
    await user.click(await rowOf(/^D003/));
    await user.type(await line('高橋 浩'), '2:05 11:40{Enter}');
    await waitFor(() => expect(writes()).toMatchObject([{ body: { reason: 'device' } }]));
    expect(window.localStorage.getItem('haisha-time-record-reason')).toBe('device');
    window.localStorage.removeItem('haisha-time-record-reason');
  });
});
