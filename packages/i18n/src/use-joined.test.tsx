// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLocale, initI18n, useJoined } from './index.ts';

afterEach(cleanup);

function Roles() {
  const joined = useJoined();
  return <p>{joined(['A', 'B', 'C'])}</p>;
}

test('joins words as the language writes a list', async () => {
  const load = { ja: async () => ({}), en: async () => ({}) };
  await initI18n({ locale: 'ja', load, log: console, onMissing: () => {}, isProduction: true });
  render(<Roles />);
  expect(screen.getByText('A、B、C')).toBeDefined();
  await act(() => changeLocale('en'));
  expect(screen.getByText('A, B, C')).toBeDefined();
});
