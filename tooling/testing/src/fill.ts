import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

type User = { click: (element: Element) => Promise<void>; paste: (text: string) => Promise<void> };

/**
 * Puts a text behind what a field holds, at once: for tests in which the typing, key by key, is not the subject. A
 * dialog that just opened moves the focus a moment later, which would send the text elsewhere: it is waited for.
 */
export async function fill(user: User, field: Element, text: string): Promise<void> {
  const dialog = field.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  if (dialog) await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.click(field);
  await user.paste(text);
}
