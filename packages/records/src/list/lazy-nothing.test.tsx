import { UiProvider } from '@haisha/ui';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyNothing } from './lazy-nothing.tsx';

test('what could not be fetched is said in short, and is fetched for the next list', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  load.mockResolvedValue(({ title }: { title: string }) => `「T-9」に合う${title}はありません`);
  const Nothing = lazyNothing<{ title: string }>('list.nothingFound', load);
  const { unmount, rerender } = render(<Nothing title="車両" />, { wrapper: UiProvider });
  expect(await screen.findByText(/list.nothingFound|条件に合うデータがありません/)).toBeVisible();
  rerender(<Nothing title="車両" />);
  expect(load).toHaveBeenCalledOnce();
  unmount();
  render(<Nothing title="車両" />, { wrapper: UiProvider });
  expect(await screen.findByText('「T-9」に合う車両はありません')).toBeVisible();
  unmount();
  render(<Nothing title="車両" />, { wrapper: UiProvider });
  expect(load).toHaveBeenCalledTimes(2);
});
