import { QueryClient, QueryClientProvider, useQuery } from '@haisha/platform';
import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { retryFailed } from './retry-failed.ts';

async function open(before: RealtimeState) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const failing = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('rows');
  const successful = vi.fn().mockResolvedValue('rows');
  function Page() {
    const vehicles = useQuery({ queryKey: ['/vehicles'], queryFn: failing });
    const home = useQuery({ queryKey: ['/home'], queryFn: successful });
    return `${vehicles.status} ${home.status}`;
  }
  render(<Page />, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await screen.findByText('error success');
  let state = before;
  let notifyListener = (): void => undefined;
  function onState(listener: () => void) {
    notifyListener = listener;
    return () => {
      notifyListener = () => undefined;
    };
  }
  const stop = retryFailed({ state: () => state, onState }, queries);
  const changeState = (next: RealtimeState) => {
    state = next;
    notifyListener();
  };
  return { changeState, failing, successful, stop };
}

it.each([
  ['unreachable', 'polling'],
  ['unreachable', 'live'],
  ['connecting', 'live'],
] as const)('repeats failed queries when the server answers: %s, then %s', async (before, after) => {
  const { changeState, successful } = await open(before);
  changeState(after);
  await screen.findByText('success success');
  expect(successful).toHaveBeenCalledOnce();
});

it('repeats nothing while the server is away, or after the end', async () => {
  const { changeState, failing, stop } = await open('live');
  changeState('connecting');
  changeState('unreachable');
  stop();
  changeState('live');
  expect(failing).toHaveBeenCalledOnce();
});
