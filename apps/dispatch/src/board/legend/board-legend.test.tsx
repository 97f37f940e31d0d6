import { usualGrace } from '@haisha/rules/departure/departure-state';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bar, openBoard } from '../../../test/open-board.tsx';

test('says after how many minutes a run is late, and red, by the rule of the board', async () => {
  const { user } = await openBoard();
  await bar(/^IW-S01/);
  await user.keyboard('?');
  const legend = within(await screen.findByRole('dialog', { name: '凡例とキー' }));
  const { departureAmber, departureRed } = usualGrace;
  expect(legend.getByText(`出庫遅れ：予定から${departureAmber}分、${departureRed}分で赤`)).toBeVisible();
});

test('stands below its button, from where the height that it may have is counted, with the keys for themselves', async () => {
  const { user } = await openBoard();
  await bar(/^IW-S01/);
  const button = screen.getByRole('button', { name: '凡例とキー' });
  button.getBoundingClientRect = () => new DOMRect(900, 70, 32, 30);
  await user.click(button);
  const legend = await screen.findByRole('dialog', { name: '凡例とキー' });
  expect(legend.style.getPropertyValue('--top')).toBe('106px');
  const headings = [...legend.querySelectorAll('[data-keys] > h2')].map(({ textContent }) => textContent);
  expect(headings).toHaveLength(2);
});
