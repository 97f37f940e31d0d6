import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldsForm } from '../../test/fields-form.tsx';
import { renderUi } from '../../test/render-ui.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('scrolls all its lines into view when it gets the focus', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const page = document.documentElement;
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(window.innerHeight);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.querySelector('textarea') ? new DOMRect(0, window.innerHeight - 40, 300, 100) : new DOMRect();
  });
  await renderUi(<FieldsForm />);
  screen.getByRole('textbox', { name: '備考' }).focus({ preventScroll: true });
  await waitFor(() => expect(page.scrollTop).toBe(60));
});
