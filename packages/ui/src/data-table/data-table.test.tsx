import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { hrefOf, Table, takeFocus, type Vehicle, vehicles } from '../../test/vehicle-table.tsx';

function row(code: string): HTMLElement {
  const cell = screen.getByRole('gridcell', { name: code });
  return cell.closest('tr') as HTMLElement;
}

/** The head, fifteen rows, and half of one. */
const heightPx = 32 + 15.5 * 36;

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
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(heightPx);
    const { user } = await renderUi(<Table />);
    row('0').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(row('2')).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(row('1')).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(row('199')).toHaveFocus());
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(row('184')).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(() => expect(row('0')).toHaveFocus());
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(row('15')).toHaveFocus());
    expect(screen.getAllByRole('row').filter((one) => one.tabIndex === 0)).toEqual([row('15')]);
  });

  it('takes the focus on an arrow key when nothing on the page has it', async () => {
    const { user } = await renderUi(<Table />);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('0')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('1')).toHaveFocus());
  });

  it.each([
    ['End', '199'],
    ['Home', '0'],
    ['PageDown', '15'],
    ['PageUp', '0'],
  ])('goes to its row on %s when nothing on the page has the focus', async (key, at) => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(heightPx);
    const { user } = await renderUi(<Table />);
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(row(at)).toHaveFocus());
  });

  it('gives what room there is to its columns and none of it to the boxes to tick', async () => {
    await renderUi(<Table selected={new Set()} onSelectedChange={() => undefined} />);
    expect(screen.getByRole('grid').style.getPropertyValue('--columns')).toMatch(
      /^3\.5rem( minmax\([\d.]+rem, \d+fr\))+$/,
    );
  });

  it('is as wide as its texts at any size of text, and scrolls where there is less room', async () => {
    await renderUi(<Table />);
    expect(screen.getByRole('grid').style.minWidth).toMatch(/^\d+(\.\d+)?rem$/);
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
    const inSight = expect.closeTo(150 * 36 - 300, -3);
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: inSight }));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('151')).toHaveFocus());
  });

  it('takes the keys of a row on its link too, where Enter follows the link', async () => {
    const onOpen = vi.fn();
    const onPeek = vi.fn();
    const { user } = await renderUi(<Table onOpen={onOpen} onPeek={onPeek} hrefOf={hrefOf} />);
    screen.getByRole('link', { name: '2' }).focus();
    await user.keyboard(' ');
    expect(onPeek.mock.calls.map(([shown]) => shown.id)).toEqual(['v2']);
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(1);
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

  it('opens a row by Enter, by E and by a click, but not by a click on a link or box in it', async () => {
    const onOpen = vi.fn();
    const { user } = await renderUi(<Table onOpen={onOpen} />);
    row('1').focus();
    await user.keyboard('{Enter}');
    row('2').focus();
    await user.keyboard('e');
    await user.click(screen.getByRole('gridcell', { name: '3' }));
    expect(onOpen.mock.calls.map(([opened]) => opened.id)).toEqual(['v1', 'v2', 'v3']);
    await user.click(screen.getByRole('link', { name: '大宮 100 か 4' }));
    await user.click(screen.getByRole('checkbox', { name: '4 を選ぶ' }));
    expect(onOpen).toHaveBeenCalledTimes(3);
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

  it.each(['x', ' '])('selects by "%s", in ranges with Shift, and all at once', async (key) => {
    const { user } = await renderUi(<Table rows={vehicles(20)} />);
    row('2').focus();
    await user.keyboard(key);
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

  it('shows a row beside the table by Space where it can, and then selects by X alone', async () => {
    const onPeek = vi.fn();
    const { user } = await renderUi(<Table rows={vehicles(20)} onPeek={onPeek} />);
    row('2').focus();
    await user.keyboard(' ');
    expect(onPeek.mock.calls.map(([shown]) => shown.id)).toEqual(['v2']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('x');
    expect(screen.getByRole('status')).toHaveTextContent(/^v2$/);
  });

  it('leaves keys with Ctrl to the browser', async () => {
    const { user } = await renderUi(<Table />);
    row('2').focus();
    await user.keyboard('{Control>}x{/Control}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has a link to each record, of which a plain click stays on the page and others are left to the browser', async () => {
    const onOpen = vi.fn();
    await renderUi(<Table rows={vehicles(3)} hrefOf={hrefOf} onOpen={onOpen} />);
    const link = screen.getByRole('link', { name: '1' });
    expect(link).toHaveAttribute('href', '#open-v1');
    expect(fireEvent.click(link, { ctrlKey: true }), 'the browser opens a tab').toBe(true);
    expect(fireEvent.click(link, { button: 1 })).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onOpen.mock.calls.map(([opened]) => opened.id)).toEqual(['v1']);
  });

  it('gives a cell that is cut its whole text as a tooltip', async () => {
    await renderUi(<Table rows={vehicles(3)} />);
    const cell = screen.getByRole('gridcell', { name: '大宮 100 か 1' });
    fireEvent.pointerOver(cell);
    expect(cell).not.toHaveAttribute('title');
    vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(200);
    vi.spyOn(cell, 'clientWidth', 'get').mockReturnValue(100);
    fireEvent.pointerOver(cell);
    expect(cell).toHaveAttribute('title', '大宮 100 か 1');
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

  it('keeps its head while the first rows are read, and where none was found', async () => {
    const { rerender } = await renderUi(<Table rows={[]} loading empty="見つかりません" foot="0台" />);
    expect(screen.getByText('読み込み中')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '社番' })).toBeVisible();
    expect(screen.queryByText('見つかりません')).toBeNull();
    rerender(<Table rows={[]} empty="見つかりません" foot="0台" />);
    expect(screen.getByText('見つかりません')).toBeVisible();
    expect(screen.getByRole('button', { name: '社番' })).toBeVisible();
    expect(screen.queryByText('読み込み中')).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
    rerender(<Table rows={vehicles(1)} empty="見つかりません" foot="1台" />);
    expect(screen.getByRole('grid')).toBeVisible();
    expect(screen.getByText('1台')).toBeVisible();
  });

  it('shows a row beside it by a press beside its controls, and opens one by its link', async () => {
    const [onPeek, onOpen] = [vi.fn(), vi.fn()];
    const { user } = await renderUi(<Table rows={vehicles(20)} onPeek={onPeek} onOpen={onOpen} hrefOf={hrefOf} />);
    await user.click(row('3').querySelector('td:last-child') as HTMLElement);
    expect(onPeek.mock.calls.map(([shown]) => shown.id)).toEqual(['v3']);
    expect(onOpen).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: '4' }));
    expect(onPeek).toHaveBeenCalledOnce();
    expect(onOpen.mock.calls.map(([opened]) => opened.id)).toEqual(['v4']);
  });

  it('says which row is shown beside it, and goes on from there', async () => {
    const { user, rerender } = await renderUi(<Table openRow="v2" />);
    expect(screen.getByRole('row', { current: true })).toBe(row('2'));
    rerender(<Table openRow="v120" />);
    await waitFor(() => expect(screen.getByRole('row', { current: true })).toBe(row('120')));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('120')).toHaveFocus());
  });

  it('starts at the given row also when the rows come later than the table', async () => {
    const { rerender } = await renderUi(<Table rows={[]} loading startAt="v3" />);
    rerender(<Table rows={vehicles(5)} startAt="v3" />);
    expect(row('3')).toHaveFocus();
  });
});
