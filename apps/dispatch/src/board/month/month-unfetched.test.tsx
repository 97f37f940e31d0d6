import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bar, openBoard } from '../../../test/open-board.tsx';

const fetched = vi.hoisted(() => ({ sums: vi.fn(), ground: vi.fn() }));

vi.mock('./month-sums.tsx', () => {
  fetched.sums();
  throw new Error('offline');
});
vi.mock('./month-ground.tsx', () => {
  fetched.ground();
  throw new Error('offline');
});

test('a month whose sums and ground cannot be fetched shows its rows, and nothing between them', async () => {
  const { user } = await openBoard();
  await bar(/^IW-S01/);
  await user.keyboard('4');
  await waitFor(() => {
    expect(fetched.sums).toHaveBeenCalled();
    expect(fetched.ground).toHaveBeenCalled();
  });
  await new Promise((settled) => setTimeout(settled, 100));
  expect(await bar(/^IW-S01/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
});
