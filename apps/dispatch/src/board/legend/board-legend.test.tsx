import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bar, openBoard } from '../../../test/open-board.tsx';

vi.mock('@haisha/rules/departure/departure-state', async (load) => {
  const real = await load<typeof import('@haisha/rules/departure/departure-state')>();
  return { ...real, usualGrace: { ...real.usualGrace, departureAmber: 7, departureRed: 21 } };
});

test('says after how many minutes a run is late, and red, by the rule of the board', async () => {
  const { user } = await openBoard();
  await bar(/^IW-S01/);
  await user.keyboard('?');
  const legend = within(await screen.findByRole('dialog', { name: '凡例とキー' }));
  expect(legend.getByText('出庫遅れ：予定から7分、21分で赤')).toBeVisible();
});
