import { Button } from '@haisha/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

it('opens by keyboard, moves by arrows and runs the act by Enter', async () => {
  const onSelect = vi.fn();
  const { user } = await renderUi(
    <Menu trigger={<Button>その他</Button>}>
      <MenuGroup label="操作">
        <MenuItem id="copy">コピー</MenuItem>
        <MenuItem id="archive" tone="danger" onSelect={onSelect}>
          アーカイブ
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuLink id="help">
        <a href="#help">使い方</a>
      </MenuLink>
    </Menu>,
  );
  screen.getByRole('button', { name: 'その他' }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await expectAccessible(menu);
  expect(screen.getByRole('menuitem', { name: '使い方' })).toHaveAttribute('href', '#help');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'アーカイブ' })).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  await waitFor(() => expect(menu).toHaveAttribute('data-state', 'closed'));
});
