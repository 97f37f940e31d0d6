import { fill } from '@haisha/testing/fill';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardDay, run, runId } from '../../../test/board.ts';
import { openBoard } from '../../../test/open-board.tsx';

const readable = '2:30 や 25:30 のように、0:00 から 47:59 の間で入力してください。';

test.each([
  ['出庫時刻', '49:99', `出庫時刻は ${readable}`],
  ['帰庫時刻', 'あとで', `帰庫時刻は ${readable}`],
  ['出庫時刻', '12:45', /^出庫時刻は帰庫時刻 12:00 より前にしてください。/],
  ['帰庫時刻', '7:00', /^帰庫時刻は出庫時刻 8:00 より後にしてください。翌日の 1:30 は 25:30 と入力します。/],
] as const)('a wrong time is said at its field: %s %s', async (name, text, said) => {
  const { user } = await openBoard(
    boardDay(),
    { [`GET /allocations/${runId(1)}`]: () => ({ body: { ...run(1), deliveries: [], places: [] } }) },
    { address: `/vehicle-allocation/edit/${runId(1)}` },
  );
  const panel = within(await screen.findByRole('complementary', { name: '運行の詳細' }));
  const field = panel.getByLabelText(name);
  const other = panel.getByLabelText(name === '出庫時刻' ? '帰庫時刻' : '出庫時刻');
  await user.clear(field);
  await fill(user, field, text);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(said);
  expect(other).toBeValid();
  await user.click(within(panel.getByRole('region', { name: '時刻' })).getByRole('button', { name: 'やめる' }));
  expect(field).toBeValid();
});
