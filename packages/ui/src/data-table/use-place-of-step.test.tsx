import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Table } from '../../test/vehicle-table.tsx';

it('shows the rows that were in sight when a step of the history was left, and the first ones at a new step', async () => {
  const box = () => screen.getByRole('grid').parentElement as HTMLElement;
  const { unmount } = await renderUi(<Table step="one" />);
  box().scrollTop = 1800;
  unmount();
  const { unmount: leave } = await renderUi(<Table step="two" />);
  expect(box().scrollTop).toBe(0);
  leave();
  await renderUi(<Table step="one" />);
  expect(box().scrollTop).toBe(1800);
});
