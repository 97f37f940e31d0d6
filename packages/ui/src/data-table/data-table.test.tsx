import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { DataTable, type DataTableColumn, type DataTableProps } from './index.ts';

type Vehicle = { id: string; code: string; plate: string; weight: number };

const columns: DataTableColumn<Vehicle>[] = [
  { id: 'code', header: '社番', cell: (row) => row.code, sortable: true, primary: true },
  { id: 'plate', header: 'ナンバー', cell: (row) => <a href={`#${row.id}`}>{row.plate}</a> },
  { id: 'weight', header: '重量', cell: (row) => row.weight, sortable: true, align: 'end' },
];

function vehicles(count: number): Vehicle[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `v${at}`,
    code: `${at}`,
    plate: `大宮 100 か ${at}`,
    weight: 5000 + at,
  }));
}

function Table(props: Partial<DataTableProps<Vehicle>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="車両"
        columns={columns}
        rows={vehicles(200)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.code}
        sort="code"
        onSortChange={() => undefined}
        selected={selected}
        onSelectedChange={setSelected}
        {...props}
      />
      <output>{[...selected].join(' ')}</output>
    </>
  );
}

function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}

function row(code: string): HTMLElement {
  const cell = screen.getByRole('gridcell', { name: code });
  return cell.closest('tr') as HTMLElement;
}

describe('DataTable on wide screens', () => {
  it('is accessible', async () => {
    await renderUi(<Table rows={vehicles(5)} />);
    await expectAccessible();
  });

  it('draws only a window of the rows, and announces their number', async () => {
    await renderUi(<Table />);
    expect(screen.getByRole('grid', { name: '車両' })).toHaveAttribute('aria-rowcount', '201');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('marks the rows that somebody has just changed', async () => {
    await renderUi(<Table marked={new Set(['v2'])} />);
    expect(row('2')).toHaveAttribute('data-marked');
    expect(row('1')).not.toHaveAttribute('data-marked');
  });

  it('is one tab stop; arrows move it, also to rows that are not drawn yet', async () => {
    const { user } = await renderUi(<Table />);
    row('0').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(row('2')).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(row('1')).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(row('199')).toHaveFocus());
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(row('189')).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(() => expect(row('0')).toHaveFocus());
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(row('10')).toHaveFocus());
    expect(screen.getAllByRole('row').filter((one) => one.tabIndex === 0)).toEqual([row('10')]);
  });

  it('takes the focus on an arrow key when nothing on the page has it', async () => {
    const { user } = await renderUi(<Table />);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('0')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('1')).toHaveFocus());
  });

  it('ignores arrow keys when something outside has the focus', async () => {
    const { user } = await renderUi(
      <>
        <button type="button">列</button>
        <Table />
      </>,
    );
    screen.getByRole('button', { name: '列' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: '列' })).toHaveFocus();
  });

  it('starts at the given row, scrolls to it, and continues from there', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10_000);
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderUi(<Table startAt="v150" />);
    expect(row('150')).toHaveFocus();
    const inSight = expect.closeTo(150 * 48 - 300, -3);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: inSight }));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('151')).toHaveFocus());
  });

  it('never takes the focus from another element, nor after its first rows have appeared', async () => {
    const page = (rows: Vehicle[]) => (
      <>
        <input aria-label="検索" ref={takeFocus} />
        <Table startAt="v3" rows={rows} />
      </>
    );
    const { rerender } = await renderUi(page(vehicles(5)));
    expect(screen.getByLabelText('検索')).toHaveFocus();
    expect(row('3')).toHaveAttribute('tabindex', '0');
    screen.getByLabelText('検索').blur();
    rerender(page(vehicles(9)));
    expect(document.body).toHaveFocus();
  });

  it('starts at its first row when the given one is gone', async () => {
    await renderUi(<Table startAt="v900" />);
    expect(document.body).toHaveFocus();
    expect(row('0')).toHaveAttribute('tabindex', '0');
  });

  it('opens a row by Enter and by a click, but not by a click on a link or box in it', async () => {
    const onOpen = vi.fn();
    const { user } = await renderUi(<Table onOpen={onOpen} />);
    row('1').focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('gridcell', { name: '3' }));
    expect(onOpen.mock.calls.map(([opened]) => opened.id)).toEqual(['v1', 'v3']);
    await user.click(screen.getByRole('link', { name: '大宮 100 か 4' }));
    await user.click(screen.getByRole('checkbox', { name: '4 を選ぶ' }));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('opens a row while text is selected elsewhere on the page, but not by the click that selected its own text', async () => {
    const onOpen = vi.fn();
    await renderUi(
      <>
        <p>車両の一覧</p>
        <Table onOpen={onOpen} />
      </>,
    );
    const marked = window.getSelection();
    marked?.selectAllChildren(screen.getByText('車両の一覧'));
    fireEvent.click(screen.getByRole('gridcell', { name: '3' }));
    expect(onOpen).toHaveBeenCalledOnce();
    marked?.selectAllChildren(screen.getByRole('gridcell', { name: '3' }));
    fireEvent.click(screen.getByRole('gridcell', { name: '3' }));
    expect(onOpen).toHaveBeenCalledOnce();
    marked?.removeAllRanges();
  });

  it('ignores keys of Japanese conversion', async () => {
    const onOpen = vi.fn();
    await renderUi(<Table onOpen={onOpen} />);
    fireEvent.keyDown(row('1'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(row('1'), { key: 'Enter', keyCode: 229 });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('selects by Space, in ranges with Shift, and all at once', async () => {
    const { user } = await renderUi(<Table rows={vehicles(20)} />);
    row('2').focus();
    await user.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent(/^v2$/);
    expect(row('2')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('v2 v3 v4');
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '6 を選ぶ' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('v2 v3 v4 v5 v6');
    const all = screen.getByRole('checkbox', { name: 'すべて選ぶ' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(screen.getByRole('status').textContent?.split(' ')).toHaveLength(20);
    await user.click(all);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('announces the sort direction of a column and requests the opposite one', async () => {
    const onSortChange = vi.fn();
    const { user } = await renderUi(<Table onSortChange={onSortChange} />);
    expect(screen.getByRole('columnheader', { name: '社番' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: '重量' })).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'ナンバー' })).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: '社番' }));
    await user.click(screen.getByRole('button', { name: '重量' }));
    expect(onSortChange.mock.calls).toEqual([['-code'], ['weight']]);
  });

  it('shows the chosen columns in the chosen order', async () => {
    await renderUi(<Table shownColumns={['weight', 'code']} />);
    const names = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(names).toEqual(['', '重量', '社番']);
  });

  it('shows a skeleton while loading and the empty slot when there are no rows', async () => {
    const { unmount } = await renderUi(
      <DataTable label="車両" columns={columns} rows={[]} rowId={String} rowLabel={String} loading />,
    );
    expect(screen.getByText('読み込み中')).toBeInTheDocument();
    unmount();
    await renderUi(<Table rows={[]} empty="車両はまだありません" />);
    expect(screen.getByText('車両はまだありません')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('DataTable below 960 px', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const openLink = (row: Vehicle, head: ReactNode) => <a href={`#open-${row.id}`}>{head}</a>;

  it('starts at the given card, unless a field has the focus', async () => {
    const page = document.documentElement;
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(10_000);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.matches('li') ? new DOMRect(0, 5000, 300, 200) : new DOMRect();
    });
    const { unmount } = await renderUi(<Table startAt="v150" openLink={openLink} />);
    expect(screen.getByRole('link', { name: '150' })).toHaveFocus();
    await waitFor(() => expect(page.scrollTop).toBeGreaterThan(4000));
    unmount();
    await renderUi(
      <>
        <input aria-label="検索" ref={takeFocus} />
        <Table startAt="v3" openLink={openLink} />
      </>,
    );
    expect(screen.getByLabelText('検索')).toHaveFocus();
  });

  it('leaves out columns without a value, also when a cell renders nothing', async () => {
    const Nothing = () => null;
    const due = { id: 'due', header: '期限', cell: (): ReactNode => <Nothing /> };
    await renderUi(<Table rows={vehicles(1)} columns={[...columns, due]} />);
    expect(screen.getByText('重量')).toBeVisible();
    expect(screen.getByText('期限')).not.toBeVisible();
  });

  it('shows cards headed by the primary columns; they can be sorted, selected and opened', async () => {
    const onOpen = vi.fn();
    const onSortChange = vi.fn();
    const { user } = await renderUi(
      <Table rows={vehicles(3)} onOpen={onOpen} openLink={openLink} onSortChange={onSortChange} />,
    );
    expect(screen.queryByRole('grid')).toBeNull();
    const list = screen.getByRole('list', { name: '車両' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expectAccessible();
    await user.click(screen.getByRole('checkbox', { name: '1 を選ぶ' }));
    expect(screen.getByRole('status')).toHaveTextContent('v1');
    await user.selectOptions(screen.getByRole('combobox', { name: '並べ替え' }), '-weight');
    expect(onSortChange).toHaveBeenCalledWith('-weight');
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByText('5002'));
    expect(onOpen.mock.calls[0]?.[0].id).toBe('v2');
    expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('href', '#open-v2');
    await user.click(screen.getByRole('link', { name: '大宮 100 か 1' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
