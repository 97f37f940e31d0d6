import { Button } from '@haisha/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { DataTable } from './data-table/index.ts';
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

function Columns() {
  const [hidden, setHidden] = useState<string[]>(['weight']);
  return (
    <>
      <ColumnMenu
        columns={[
          { id: 'code', header: '社番', hideable: false },
          { id: 'plate', header: 'ナンバー' },
          { id: 'weight', header: '重量' },
        ]}
        hidden={hidden}
        onHiddenChange={setHidden}
      />
      <output>{hidden.join(' ')}</output>
    </>
  );
}

it('ticks several columns in one go, without those that always stay', async () => {
  const { user } = await renderUi(<Columns />);
  await user.click(screen.getByRole('button', { name: '表示する列' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '重量' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'ナンバー', checked: true }));
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/^plate$/);
  expect(screen.queryByRole('menuitemcheckbox', { name: '社番' })).toBeNull();
});

it('brings the rows of all tables closer together, and remembers it', async () => {
  const { user } = await renderUi(
    <>
      <Columns />
      <DataTable
        label="車両"
        columns={[{ id: 'code', header: '社番', cell: (code) => code }]}
        rows={['0012']}
        rowId={String}
        rowLabel={String}
      />
    </>,
  );
  const height = () => getComputedStyle(screen.getByText('0012')).height;
  expect(height()).toBe('48px');
  await user.click(screen.getByRole('button', { name: '表示する列' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '行の間隔を詰める', checked: false }));
  expect(height()).toBe('40px');
  expect(window.localStorage.getItem('haisha-table-density')).toBe('compact');
  window.localStorage.clear();
});
