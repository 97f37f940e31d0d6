import { Icon, type IconName, loadMoreIcons, UiProvider } from '@haisha/ui';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strokes } from './sign-look.ts';

test.each(Object.entries(strokes))('the sign %s is drawn as the icon of its name', async (name, drawing) => {
  await loadMoreIcons();
  const { container } = render(
    <UiProvider>
      <Icon name={name as IconName} />
    </UiProvider>,
  );
  expect(container.querySelector('svg')?.innerHTML).toBe(drawing);
});
