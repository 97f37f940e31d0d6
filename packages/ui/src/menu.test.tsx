import { Button } from '@haisha/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';

it('opens by keyboard, moves by arrows and runs the act by Enter', async () => {
  const onSelect = vi.fn();
  const { user } = await renderUi(
    <Menu trigger={<Button>その他</Button>}>
      <MenuItem id="copy">コピー</MenuItem>
      <MenuSeparator />
      <MenuItem id="archive" tone="danger" onSelect={onSelect}>
        アーカイブ
      </MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'その他' }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await expectAccessible(menu);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'アーカイブ' })).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  await waitFor(() => expect(menu).toHaveAttribute('data-state', 'closed'));
});
