import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render-ui.tsx';
import { DueBadge } from './due-badge.tsx';

it.each([
  [-3, '3日超過', '3 days late'],
  [-1, '1日超過', '1 day late'],
  [0, '本日まで', 'Today'],
  [1, 'あと1日', '1 day left'],
  [30, 'あと30日', '30 days left'],
])('with %i days left shows "%s" and "%s"', async (daysLeft, ja, en) => {
  const { unmount } = await renderUi(<DueBadge date="2026-11-21" daysLeft={daysLeft} />);
  expect(screen.getByText('2026/11/21')).toHaveAttribute('datetime', '2026-11-21');
  expect(screen.getByText(ja)).toBeVisible();
  unmount();
  await renderUi(<DueBadge date="2026-11-21" daysLeft={daysLeft} />, 'en');
  expect(screen.getByText(en)).toBeVisible();
});

it.each([
  [-1, '記録なし', 'None on record'],
  [0, '本日まで', 'Today'],
  [1, 'あと1日', '1 day left'],
])('with %i days left and nothing on record shows "%s" and "%s"', async (daysLeft, ja, en) => {
  const { unmount } = await renderUi(<DueBadge date="2026-11-21" daysLeft={daysLeft} isMissing />);
  expect(screen.getByText(ja)).toBeVisible();
  unmount();
  await renderUi(<DueBadge date="2026-11-21" daysLeft={daysLeft} isMissing />, 'en');
  expect(screen.getByText(en)).toBeVisible();
});

it('shows only the date while it is far away', async () => {
  const { container } = await renderUi(<DueBadge date="2027-03-01" daysLeft={31} />);
  expect(container).toHaveTextContent(/^2027\/03\/01$/);
  expect(container.querySelector('[data-tone]')).toBeNull();
});

it.each([
  [-1, 'overdue'],
  [0, 'warning'],
  [7, 'warning'],
  [30, 'warning'],
])('with %i days left has the tone %s, behind the date', async (daysLeft, tone) => {
  const { container } = await renderUi(<DueBadge date="2026-11-21" daysLeft={daysLeft} />);
  const word = container.querySelector('time + [data-tone]');
  expect(word).toHaveAttribute('data-tone', tone);
});
