import { QueryClientProvider, useQuery } from '@haisha/platform';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

it('repeats a query that failed without a network when the network is back', async () => {
  const read = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('rows');
  function Page() {
    return useQuery({ queryKey: ['/users'], queryFn: read }).status;
  }
  render(<Page />, {
    wrapper: ({ children }) => <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
  });
  expect(await screen.findByText('error')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  expect(read).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('success')).toBeVisible();
});
