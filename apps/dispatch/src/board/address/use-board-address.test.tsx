import { useStandingError } from '@haisha/platform';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardDay } from '../../../test/board.ts';
import { openBoard } from '../../../test/open-board.tsx';

test('an address with a day that does not exist says so, and is put right', async () => {
  const { address } = await openBoard(boardDay(), {}, { address: '/vehicle-allocation?date=2026-11-31&rows=driver' });
  const { result } = renderHook(useStandingError);
  await waitFor(() => expect(address()).toBe('/vehicle-allocation?rows=driver'));
  expect(result.current?.text).toMatch(/^2026-11-31という日はありません。今日（.+）を表示しています。$/);
});
