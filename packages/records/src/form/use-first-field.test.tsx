import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useFirstField } from './use-first-field.ts';

function NewRow() {
  const place = useFirstField<HTMLDivElement>(true);
  return (
    <div ref={place}>
      <input aria-label="コード" />
    </div>
  );
}

test('the first field of the form that follows one just saved comes back into sight', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 100, 32));
  onTestFinished(() => void vi.restoreAllMocks());
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = document.scrollingElement ?? document.documentElement;
  page.scrollTop = 300;
  render(<NewRow />);
  expect(screen.getByRole('textbox', { name: 'コード' })).toHaveFocus();
  await waitFor(() => expect(page.scrollTop).toBe(0));
});
