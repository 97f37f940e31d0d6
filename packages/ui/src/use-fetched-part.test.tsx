import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render-ui.tsx';
import { useFetchedPart } from './use-fetched-part.tsx';

const load = vi.fn<() => Promise<() => string>>();

function Opener() {
  const { Part, fetch, failure } = useFetchedPart(load);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={async () => setIsOpen(await fetch())}>
        開く
      </button>
      {failure}
      {isOpen && Part && <Part />}
    </>
  );
}

it('says that a part could not be fetched, and fetches it by the next press', async () => {
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(() => '内容');
  const { user } = await renderUi(<Opener />);
  const button = screen.getByRole('button', { name: '開く' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('読み込めませんでした');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await screen.findByText('内容')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button);
  expect(load).toHaveBeenCalledTimes(2);
});
