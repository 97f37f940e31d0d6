import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

type User = {
  click: (element: Element) => Promise<void>;
  pointer: (input: string | { target: Element; keys: string }) => Promise<void>;
};

/**
 * Opens a menu by its button and presses an entry. A menu gives its highlighted entry, which it draws after the press
 * and before the release; a press without any time between them, which nobody makes, would give none.
 */
export async function chooseInMenu(user: User, opener: string, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: opener }));
  const entry = await screen.findByRole('menuitem', { name });
  await user.pointer({ target: entry, keys: '[MouseLeft>]' });
  await waitFor(() => expect(entry).toHaveAttribute('data-highlighted'));
  await user.pointer('[/MouseLeft]');
}
