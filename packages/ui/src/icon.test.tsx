import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render-ui.tsx';
import { Icon } from './icon.tsx';

it.each(['error', 'retry', 'warning'] as const)(
  'draws %s at once: it shows when nothing can be fetched',
  async (name) => {
    await renderUi(<Icon name={name} label="印" />);
    expect(screen.getByRole('img', { name: '印' })).not.toBeEmptyDOMElement();
  },
);
