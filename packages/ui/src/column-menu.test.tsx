import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { withLooks } from '../test/looks.ts';
import { renderUi } from '../test/render-ui.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { DataTable } from './data-table/index.ts';

withLooks();

const columns = [
  { id: 'code', header: '社番', hideable: false },
  { id: 'plate', header: 'ナンバー' },
  { id: 'weight', header: '重量' },
];

function Columns() {
  const [shown, setShown] = useState(['code', 'plate']);
  return (
    <>
      <ColumnMenu columns={columns} shown={shown} usual={['code', 'plate']} onShownChange={setShown} />
      <output data-testid="shown">{shown.join(' ')}</output>
    </>
  );
}

const shown = () => screen.getByTestId('shown').textContent;
const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  const view = await renderUi(<Columns />);
  await view.user.click(button('表示する列'));
  const dialog = await screen.findByRole('dialog', { name: '表示する列' });
  // The dialog takes the focus a moment after it is drawn.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return { ...view, dialog };
}

it('says how many columns have room, and which do not', async () => {
  const { user } = await renderUi(
    <ColumnMenu columns={columns} shown={['code', 'plate']} leftOut={['plate']} usual={[]} onShownChange={() => []} />,
  );
  const left = button('表示する列 1/2（幅に収まらない列: ナンバー）');
  expect(left).toHaveTextContent('列 1/2');
  await user.click(left);
  await screen.findByRole('dialog', { name: '表示する列' });
  expect(screen.getByRole('checkbox', { name: 'ナンバー 幅に収まりません' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '社番' })).toBeChecked();
});

it('shows and hides columns, except those that always stay', async () => {
  const { user, dialog } = await open();
  await expectAccessible(dialog);
  await user.click(screen.getByRole('checkbox', { name: '重量' }));
  expect(shown()).toBe('code plate weight');
  await user.click(screen.getByRole('checkbox', { name: 'ナンバー', checked: true }));
  expect(shown()).toBe('code weight');
  expect(screen.getByRole('checkbox', { name: '社番' })).toBeDisabled();
});

it('moves columns by keyboard, announces their position, and restores the default', async () => {
  const { user, dialog } = await open();
  button('ナンバーを上へ').focus();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('plate code');
  expect(within(dialog).getByRole('status')).toHaveTextContent('ナンバー: 2列中1番目');
  expect(within(dialog).getAllByRole('checkbox')[0]).toHaveAccessibleName('ナンバー');
  expect(button('ナンバーを上へ')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('plate code');
  expect(screen.queryByRole('button', { name: '重量を上へ' })).toBeNull();
  await user.click(button('標準に戻す'));
  expect(shown()).toBe('code plate');
});

it('changes the density of all tables, and remembers it', async () => {
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
  const height = () => getComputedStyle(screen.getByText('0012')).minHeight;
  expect(height()).toBe('36px');
  await user.click(button('表示する列'));
  expect(await screen.findByRole('radio', { name: '標準' })).toBeChecked();
  for (const [name, px, kept] of [
    ['狭い', '32px', 'compact'],
    ['広い', '44px', 'roomy'],
    ['標準', '36px', 'comfortable'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }));
    expect(height()).toBe(px);
    expect(window.localStorage.getItem('haisha-table-density')).toBe(kept);
  }
  window.localStorage.clear();
});
