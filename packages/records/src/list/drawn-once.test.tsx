import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { DrawnOnce } from './drawn-once.tsx';

test('draws outside of the page, without effects, and lets go of it', async () => {
  const said: string[] = [];
  function Form() {
    useEffect(() => {
      said.push('effect');
    }, []);
    said.push('drawn');
    return <input aria-label="備考" />;
  }
  render(
    <DrawnOnce onDrawn={() => said.push('told')}>
      <Form />
    </DrawnOnce>,
  );
  await vi.waitFor(() => expect(said).toEqual(['drawn', 'told']));
  await act(async () => undefined);
  expect(screen.queryByLabelText('備考')).toBeNull();
  expect(said).toEqual(['drawn', 'told']);
});

test('does no harm to what is around it when it fails', async () => {
  const drawn = vi.fn();
  function Broken(): never {
    drawn();
    throw new Error('no such value');
  }
  render(
    <main>
      一覧
      <DrawnOnce onDrawn={() => undefined}>
        <Broken />
      </DrawnOnce>
    </main>,
  );
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(screen.getByRole('main')).toHaveTextContent('一覧');
});
