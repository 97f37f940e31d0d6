import { act, render, screen } from '@testing-library/react';
import { type ReactNode, use, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { DrawnOnce } from './drawn-once.tsx';

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('draws outside of the page, without effects, lets go of it, and does so once', async () => {
  const said: string[] = [];
  const among = new Map<string, number>();
  function Form() {
    useEffect(() => {
      said.push('effect');
    }, []);
    said.push('drawn');
    return <input aria-label="備考" />;
  }
  const drawing = () => (
    <DrawnOnce name="vehicle" among={among}>
      <Form />
    </DrawnOnce>
  );
  const { unmount } = render(drawing());
  await vi.waitFor(() => expect(said).toEqual(['drawn']));
  await settled();
  unmount();
  render(drawing());
  await settled();
  expect(said).toEqual(['drawn']);
  expect(screen.queryByLabelText('備考')).toBeNull();
});

test('what is taken away before it has been drawn is begun anew', async () => {
  const drawn = vi.fn();
  const among = new Map<string, number>();
  const drawing = (child: ReactNode) => (
    <DrawnOnce name="vehicle" among={among}>
      {child}
    </DrawnOnce>
  );
  const never = new Promise<never>(() => undefined);
  function Unread(): never {
    return use(never);
  }
  function Form() {
    drawn();
    return null;
  }
  const { unmount } = render(drawing(<Unread />));
  await settled();
  unmount();
  render(drawing(<Form />));
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
});

test('does no harm to what is around it when it fails, and is left alone after three attempts', async () => {
  const tried = vi.fn();
  function Broken(): never {
    tried();
    throw new Error('no such value');
  }
  const among = new Map<string, number>();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    tried.mockClear();
    const { unmount } = render(
      <main>
        一覧
        <DrawnOnce name="vehicle" among={among}>
          <Broken />
        </DrawnOnce>
      </main>,
    );
    await vi.waitFor(() => expect(tried).toHaveBeenCalled());
    await settled();
    expect(screen.getByRole('main')).toHaveTextContent('一覧');
    unmount();
  }
  tried.mockClear();
  render(
    <DrawnOnce name="vehicle" among={among}>
      <Broken />
    </DrawnOnce>,
  );
  await settled();
  expect(tried).not.toHaveBeenCalled();
});
