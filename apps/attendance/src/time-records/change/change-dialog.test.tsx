import { problem } from '@haisha/area-tests/fake-api';
import { changeLocale } from '@haisha/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openRecords, rowOf } from '../../../test/open-records.ts';
import {
  at,
  centreDay,
  day,
  driver,
  driverId,
  punch,
  punchId,
  record,
  usualHours,
  usualPunches,
} from '../../../test/records.ts';

type Api = Parameters<typeof openRecords>[1];

const put = `PUT /time-records/${driverId(1)}/${day}`;
const before = record(1);
const breach = { code: 'dayOverMost', level: 'red' as const, day, actual: 920, limit: 900, article: 'standard 4-1-3' };
const after = record(1, { hours: { ...usualHours, dutyMinutes: 920, findings: [breach] } });
const answers: Api = { [put]: () => ({ body: { before, after } }) };

/** Opens the dialog of the first driver by its key. */
async function openDialog(api: Api = answers, shown = centreDay()) {
  const page = await openRecords(shown, api);
  (await rowOf(/^D001/)).focus();
  await page.user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: '佐藤 誠 2026/11/20（金） の打刻' }));
  const stored = () => page.writes().filter(({ query }) => query.get('preview') !== 'true');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  async function retype(name: string, text: string) {
    await page.user.clear(field(name));
    await page.user.type(field(name), text);
  }
  return { ...page, dialog, stored, field, retype };
}

describe('the change of a day', () => {
  test('shows what comes of it before anything is stored, and is stored with its reason', async () => {
    const { dialog, retype, stored, user, writes } = await openDialog();
    expect(dialog.getByRole('button', { name: '保存する' })).toBeDisabled();
    await retype('退勤の時刻', '17:25');
    expect(await dialog.findByText('→ 15:20')).toBeVisible();
    expect(dialog.getByText('1日の拘束が 15:20（上限 15:00）')).toBeVisible();
    expect(dialog.getByText('改善基準告示 第4条第1項第3号')).toBeVisible();
    expect(writes().every(({ query }) => query.get('preview') === 'true')).toBe(true);
    expect(stored()).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: '理由' }), '荷待ち');
    await user.type(dialog.getByRole('textbox', { name: '説明' }), '倉庫が混雑');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText('佐藤 誠 2026/11/20 の打刻を保存しました')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toMatchObject([
      {
        body: {
          punches: [{ id: punchId(1), minutes: 125 }, {}, {}, { id: punchId(4), kind: 'clockOut', minutes: 1045 }],
          seen: [{ id: punchId(1), at: at('2:05') }, {}, {}, {}],
          reason: 'waiting',
          reasonText: '倉庫が混雑',
        },
      },
    ]);
    await waitFor(async () => expect(await rowOf(/^D001/)).toHaveFocus());
  });

  test('takes punches back and adds others', async () => {
    const { dialog, field, stored, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: '出庫を取り消す' }));
    expect(dialog.queryByRole('textbox', { name: '出庫の時刻' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: '打刻を追加' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: '種別' }), '出庫');
    await user.type(field('出庫の時刻'), '0240');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(stored()).toHaveLength(1));
    expect(stored()[0]?.body).toMatchObject({
      punches: [
        { id: punchId(1), minutes: 125 },
        { id: punchId(3), minutes: 672 },
        { id: punchId(4), minutes: 700 },
        { id: null, kind: 'leaveGarage', minutes: 160 },
      ],
    });
  });

  test('wants words for その他, and times that are times', async () => {
    const { dialog, field, retype, stored, user } = await openDialog();
    await retype('出勤の時刻', '2:5');
    await user.selectOptions(dialog.getByRole('combobox', { name: '理由' }), 'その他');
    await user.type(dialog.getByRole('textbox', { name: '説明' }), '不明');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    expect(field('出勤の時刻')).toHaveAccessibleDescription('0:00～47:59の時刻を入力してください');
    expect(dialog.getByText('「その他」の説明を5文字以上で入力してください')).toBeVisible();
    expect(stored()).toEqual([]);
  });

  test('tells at its punch what the API refuses', async () => {
    const refused = { path: 'punches.3.minutes', code: 'afterStart' };
    const { dialog, field, retype, user } = await openDialog({
      [put]: () => problem(400, 'validation.failed', { errors: [refused] }),
    });
    await retype('退勤の時刻', '1:00');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(field('退勤の時刻')).toHaveAccessibleDescription(/^退勤の時刻は開始より後の時刻/));
    await act(() => changeLocale('en'));
    expect(field('Time of Clock out')).toHaveAccessibleDescription(/after the start/);
    await act(() => changeLocale('ja'));
  });

  test('shows what others changed meanwhile, keeps what was typed, and saves over it', async () => {
    const [, ...rest] = usualPunches;
    const current = record(1, { punches: [punch(1, 'clockIn', '2:01'), ...rest] });
    let tries = 0;
    const { dialog, field, retype, stored, user } = await openDialog({
      [put]: ({ query }) => {
        if (query.get('preview') === 'true') return { body: { before, after } };
        tries += 1;
        return tries === 1 ? problem(409, 'version.conflict', { current }) : { body: { before: current, after } };
      },
    });
    await retype('退勤の時刻', '12:00');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await dialog.findByText('ほかの人が先に変更しました')).toBeVisible();
    expect(dialog.getByText('出勤 2:05 → 2:01')).toBeVisible();
    expect(field('出勤の時刻')).toHaveValue('2:01');
    expect(field('退勤の時刻')).toHaveValue('12:00');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()[1]?.body).toMatchObject({ seen: [{ id: punchId(1), at: at('2:01') }, {}, {}, {}] });
  });

  test('keeps the history of each punch: first time, changes with who, when and why', async () => {
    const change = {
      id: '1',
      before: at('2:01'),
      after: at('2:05'),
      reason: 'mistaken' as const,
      reasonText: '連絡あり',
    };
    const [, ...rest] = usualPunches;
    const corrected = punch(1, 'clockIn', '2:05', {
      firstAt: at('2:01'),
      changes: [{ ...change, changedAt: at('12:00'), changedByName: '岩槻 花子', approvedByName: null }],
    });
    const shown = centreDay({ drivers: [driver(1)], records: [record(1, { punches: [corrected, ...rest] })] });
    const { dialog } = await openDialog(answers, shown);
    expect(dialog.getByText('2:01 → 2:05').closest('li')).toHaveTextContent(
      '出勤 2:012026/11/20 02:05 スマホ 佐藤 誠2:01 → 2:05打刻誤り 連絡あり2026/11/20 12:00 岩槻 花子',
    );
  });

  test('is given up by Escape, and the row has the focus again', async () => {
    const { retype, stored, user } = await openDialog();
    await retype('退勤の時刻', '12:00');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await rowOf(/^D001/)).toHaveFocus());
    expect(stored()).toEqual([]);
  });

  test('takes over what is proposed for a day without punches', async () => {
    const { user } = await openRecords();
    (await rowOf(/^D003/)).focus();
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: /^高橋 浩/ }));
    await user.click(dialog.getByRole('button', { name: '提案の時刻を入れる' }));
    const typed = dialog.getAllByPlaceholderText('25:30').map((one) => (one as HTMLInputElement).value);
    expect(typed).toEqual(['2:00', '2:30', '11:00', '11:30']);
  });
});
