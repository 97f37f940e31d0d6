import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderPage } from './render-page.tsx';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

/** Presses an entry of the menu that has just opened, once it takes presses. */
export async function chooseInMenu(user: User, name: string): Promise<void> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  const entry = within(menu).getByRole('menuitem', { name });
  await waitFor(async () => {
    await user.unhover(entry);
    await user.hover(entry);
    expect(entry).toHaveAttribute('data-highlighted');
  });
  await user.click(entry);
}
