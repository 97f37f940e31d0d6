import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { DrawnOnce } from './drawn-once.tsx';

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('draws outside of the page, without effects, lets go of it, and does so once', async () => {
  const said: string[] = [];
  const among = new Set<string>();
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

test('does no harm to what is around it when it fails', async () => {
  const tried = vi.fn();
  function Broken(): never {
    tried();
    throw new Error('no such value');
  }
  render(
    <main>
      一覧
      <DrawnOnce name="vehicle" among={new Set()}>
        <Broken />
      </DrawnOnce>
    </main>,
  );
  await vi.waitFor(() => expect(tried).toHaveBeenCalled());
  await settled();
  expect(screen.getByRole('main')).toHaveTextContent('一覧');
});
