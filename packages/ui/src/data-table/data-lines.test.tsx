import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { columns, hrefOf, Table, takeFocus, vehicles } from '../../test/vehicle-table.tsx';

describe('DataTable below 960 px', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts at the given row, unless a field has the focus', async () => {
    const page = document.documentElement;
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(10_000);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.matches('li') ? new DOMRect(0, 5000, 300, 200) : new DOMRect();
    });
    const { unmount } = await renderUi(<Table startAt="v150" hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: '150' })).toHaveFocus();
    await waitFor(() => expect(page.scrollTop).toBeGreaterThan(4000));
    unmount();
    await renderUi(
      <>
        <input aria-label="検索" ref={takeFocus} />
        <Table startAt="v3" hrefOf={hrefOf} />
      </>,
    );
    expect(screen.getByLabelText('検索')).toHaveFocus();
  });

  it('says in its second line what is chosen for it, without a value that is empty', async () => {
    const Nothing = () => null;
    const note = { id: 'note', header: '備考', cell: (): ReactNode => <Nothing /> };
    const { rerender } = await renderUi(<Table rows={vehicles(1)} columns={[...columns, note]} />);
    expect(screen.getByText('5000')).toBeVisible();
    expect(screen.queryByText('備考')).toBeNull();
    const chosen = columns.map((column) => (column.id === 'plate' ? { ...column, narrow: 'second' as const } : column));
    rerender(<Table rows={vehicles(1)} columns={[...chosen, { ...note, narrow: 'second' }]} />);
    expect(screen.queryByText('5000')).toBeNull();
    expect(screen.getByRole('link', { name: '大宮 100 か 0' })).toBeVisible();
    expect(screen.getByText('備考')).not.toBeVisible();
  });

  it('ends with what is due next', async () => {
    const day = (id: string, date: string | null) => ({
      id,
      header: id,
      cell: () => date,
      dueOf: () => (date === null ? null : { date }),
    });
    const dues = [day('車検', '2020-12-01'), day('3か月点検', '2020-11-20'), day('保険', null)];
    await renderUi(<Table rows={vehicles(1)} columns={[...columns, ...dues]} />);
    const line = screen.getByRole('listitem');
    expect(line).toHaveTextContent('3か月点検 2020/11/20');
    expect(line).toHaveTextContent(/日超過/);
    expect(line).not.toHaveTextContent('車検');
  });

  it('opens a row by a press or its link, and is sorted below the rows', async () => {
    const onOpen = vi.fn();
    const onSortChange = vi.fn();
    const { user } = await renderUi(
      <Table rows={vehicles(3)} onOpen={onOpen} hrefOf={hrefOf} onSortChange={onSortChange} />,
    );
    expect(screen.queryByRole('grid')).toBeNull();
    expect(within(screen.getByRole('list', { name: '車両' })).getAllByRole('listitem')).toHaveLength(3);
    await expectAccessible();
    await user.selectOptions(screen.getByRole('combobox', { name: '並べ替え' }), '-weight');
    expect(onSortChange).toHaveBeenCalledWith('-weight');
    await user.click(screen.getByText('5002'));
    expect(onOpen.mock.calls[0]?.[0].id).toBe('v2');
    expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('href', '#open-v2');
    await user.click(screen.getByRole('link', { name: '2' }));
    expect(onOpen).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('link', { name: '大宮 100 か 1' }));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('begins to choose by a button; then a press anywhere on a row chooses it, until none is left', async () => {
    const onOpen = vi.fn();
    const { user } = await renderUi(<Table rows={vehicles(3)} onOpen={onOpen} hrefOf={hrefOf} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: '選択' }));
    await expectAccessible();
    await user.click(screen.getByRole('checkbox', { name: '1 を選ぶ' }));
    await user.click(screen.getByRole('link', { name: '2' }));
    expect(screen.getByRole('status')).toHaveTextContent('v1 v2');
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'すべて選ぶ' })).toBePartiallyChecked();
    await user.click(screen.getByText('5001'));
    await user.click(screen.getByText('5002'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('begins to choose by a long press of a finger, which opens nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onOpen = vi.fn();
    await renderUi(<Table rows={vehicles(3)} onOpen={onOpen} hrefOf={hrefOf} />);
    const link = screen.getByRole('link', { name: '1' });
    const press = (ms: number) => {
      fireEvent.pointerDown(link, { pointerType: 'touch' });
      act(() => vi.advanceTimersByTime(ms));
      fireEvent.pointerUp(link);
      fireEvent.click(link);
    };
    press(499);
    expect(onOpen).toHaveBeenCalledOnce();
    press(500);
    expect(screen.getByRole('status')).toHaveTextContent(/^v1$/);
    expect(onOpen).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
