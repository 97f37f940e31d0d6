import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOnceShown } from './use-once-shown.ts';

test('what follows waits for what is drawn first', async () => {
  const { result } = renderHook(() => useOnceShown(false));
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
});

test('nothing waits where all is drawn at once', () => {
  expect(renderHook(() => useOnceShown(true)).result.current).toBe(true);
});
