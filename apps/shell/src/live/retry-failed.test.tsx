import { QueryClient, QueryClientProvider, useQuery } from '@haisha/platform';
import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { retryFailed } from './retry-failed.ts';

async function open(before: RealtimeState) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const failing = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('rows');
  const fine = vi.fn().mockResolvedValue('rows');
  function Page() {
    const vehicles = useQuery({ queryKey: ['/vehicles'], queryFn: failing });
    const home = useQuery({ queryKey: ['/home'], queryFn: fine });
    return `${vehicles.status} ${home.status}`;
  }
  render(<Page />, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await screen.findByText('error success');
  let state = before;
  let tell = (): void => undefined;
  function onState(listener: () => void) {
    tell = listener;
    return () => {
      tell = () => undefined;
    };
  }
  const stop = retryFailed({ state: () => state, onState }, queries);
  const become = (next: RealtimeState) => {
    state = next;
    tell();
  };
  return { become, failing, fine, stop };
}

it.each([
  ['unreachable', 'polling'],
  ['unreachable', 'live'],
  ['connecting', 'live'],
] as const)('repeats failed queries when the server answers: %s, then %s', async (before, after) => {
  const { become, fine } = await open(before);
  become(after);
  await screen.findByText('success success');
  expect(fine).toHaveBeenCalledOnce();
});

it('repeats nothing while the server is away, or after the end', async () => {
  const { become, failing, stop } = await open('live');
  become('connecting');
  become('unreachable');
  stop();
  become('live');
  expect(failing).toHaveBeenCalledOnce();
});
