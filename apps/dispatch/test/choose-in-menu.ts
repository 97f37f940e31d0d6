import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderPage } from './render-page.tsx';

type User = Awaited<ReturnType<typeof renderPage>>['user'];

/** Presses an entry of the menu behind a button until its dialog is there: a press before the menu is ready is lost. */
export async function chooseInMenu(user: User, opener: string, name: string): Promise<void> {
  await screen.findByRole('button', { name: opener });
  await waitFor(
    async () => {
      if (screen.queryByRole('dialog')) return;
      const button = screen.queryByRole('button', { name: opener });
      if (!screen.queryByRole('menuitem', { name }) && button) await user.click(button);
      const entry = screen.queryByRole('menuitem', { name });
      if (entry) await user.click(entry);
      expect(screen.getByRole('dialog')).toBeVisible();
    },
    { timeout: 15_000, interval: 300 },
  );
}
