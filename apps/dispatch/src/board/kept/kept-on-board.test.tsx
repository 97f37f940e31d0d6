import { SessionProvider } from '@haisha/platform';
import { act, renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useKeptOnBoard } from './kept-on-board.ts';

type Session = ComponentProps<typeof SessionProvider>['value'];

beforeEach(() => window.localStorage.clear());

/** What a person sees of a part of the board, and another view of it at the same time. */
function partOf(id: string) {
  const value = { user: { id }, permissions: {} } as unknown as Session;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider value={value}>{children}</SessionProvider>
  );
  return renderHook(() => useKeptOnBoard('list', ['open', 'folded']), { wrapper }).result;
}

test('how a person left a part is the same in all views of it, and nobody else has it', () => {
  const [one, same, other] = [partOf('a'), partOf('a'), partOf('b')];
  expect(one.current.kept).toBeNull();
  act(() => one.current.keep('folded'));
  expect([one, same, other].map(({ current }) => current.kept)).toEqual(['folded', 'folded', null]);
  act(() => other.current.keep('open'));
  expect([one, same, other].map(({ current }) => current.kept)).toEqual(['folded', 'folded', 'open']);
});
