import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { FilterBar, type FilterBarProps, FilterChips, SearchField } from './index.ts';

const onSearch = vi.fn();
const onEnter = vi.fn();

function Search({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SearchField
        label="車両を探す"
        value={value}
        onEnter={onEnter}
        onSearch={(text) => {
          onSearch(text);
          setValue(text);
        }}
      />
      <button type="button" onClick={() => setValue('別の条件')}>
        他
      </button>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: '車両を探す' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('SearchField', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('searches once typing pauses, and not for the same text again', async () => {
    await renderUi(<Search />);
    type('大');
    wait(200);
    type('大宮 ');
    wait(299);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    type('大宮');
    wait(300);
    expect(onSearch.mock.calls).toEqual([['大宮']]);
    expect(field()).toHaveValue('大宮');
  });

  it('waits for the end of a Japanese conversion', async () => {
    await renderUi(<Search />);
    fireEvent.compositionStart(field());
    type('おおみや');
    wait(1000);
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onSearch).not.toHaveBeenCalled();
    expect(onEnter).not.toHaveBeenCalled();
    type('大宮');
    fireEvent.compositionEnd(field());
    wait(300);
    expect(onSearch.mock.calls).toEqual([['大宮']]);
  });

  it('searches at once on Enter and moves to the rows', async () => {
    await renderUi(<Search />);
    type('12');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSearch).toHaveBeenCalledWith('12');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('gets the focus by /, but not from another field', async () => {
    await renderUi(
      <>
        <Search />
        <input aria-label="備考" />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText('備考'), { key: '/' });
    expect(field()).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(field()).toHaveFocus();
  });

  it('is emptied by Escape and by its button', async () => {
    await renderUi(<Search start="大宮" />);
    fireEvent.click(screen.getByRole('button', { name: '検索の言葉を消す' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    type('12');
    wait(300);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onSearch.mock.calls).toEqual([[''], ['12'], ['']]);
  });

  it('follows a text set from outside', async () => {
    await renderUi(<Search start="大宮" />);
    fireEvent.click(screen.getByRole('button', { name: '他' }));
    expect(field()).toHaveValue('別の条件');
    wait(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});

describe('FilterBar', () => {
  const chip = { id: 'status', name: '状態', values: ['稼働中', '休車'], onRemove: () => undefined };
  const bar = (given: Partial<FilterBarProps> = {}) => (
    <FilterBar
      search={<Search />}
      tools={[{ id: 'columns', node: <button type="button">列</button> }]}
      trailing={<button type="button">追加</button>}
      {...given}
    >
      <select data-filter="kind" aria-label="種類" />
      <div data-filter="status">
        <button type="button">状態: すべて</button>
      </div>
    </FilterBar>
  );

  it('keeps the filters behind a button that says how many are in force', async () => {
    const { user, rerender } = await renderUi(bar());
    expect(screen.getByLabelText('種類')).not.toBeVisible();
    const button = screen.getByRole('button', { name: '絞り込み' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByLabelText('種類')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    rerender(bar({ chips: [chip] }));
    expect(screen.getByRole('button', { name: '絞り込み（1）' })).toBe(button);
    await expectAccessible();
  });

  it('leads from the chip of a filter to its control', async () => {
    const { user } = await renderUi(bar({ chips: [chip] }));
    await user.click(screen.getByRole('button', { name: '状態 稼働中、休車' }));
    expect(screen.getByRole('button', { name: '状態: すべて' })).toHaveFocus();
  });

  it('says a filter once: by its control while that is in sight, otherwise by its chip', async () => {
    const one = { id: 'record', name: '対象', values: ['AT-01'], onRemove: () => undefined };
    const { user } = await renderUi(bar({ chips: [chip, one], onClear: () => undefined }));
    const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names()).toEqual(['状態 稼働中、休車', '対象 AT-01']);
    expect(screen.queryByRole('button', { name: 'すべて外す' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '絞り込み（2）' }));
    expect(names()).toEqual(['対象 AT-01']);
    const clear = screen.getByRole('button', { name: 'すべて外す' });
    expect(clear.previousElementSibling).toBe(screen.getByRole('button', { name: '絞り込み（2）' }));
  });

  it('says a filter once from the first moment where its filters show at once', async () => {
    const one = { id: 'record', name: '対象', values: ['AT-01'], onRemove: () => undefined };
    await renderUi(bar({ chips: [chip, one], tools: [], isOpenAtFirst: true }));
    expect(screen.getByRole('button', { name: '状態: すべて' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['対象 AT-01']);
  });

  it('is out of reach while something stands in its place', async () => {
    const { rerender } = await renderUi(bar({ cover: <p>3件を選択中</p>, isCovered: true }));
    const row = screen.getByText('追加').closest('[inert]');
    expect(row).not.toBeNull();
    rerender(bar({ cover: null, isCovered: false }));
    expect(screen.getByText('追加').closest('[inert]')).toBeNull();
  });

  describe('in a row too narrow for all', () => {
    /** A tool is 100 px wide, the rest takes 300 of a row of 550. */
    beforeEach(() => {
      const drawn = (row: HTMLElement) => row.querySelectorAll('[data-tool]').length * 100 + 300;
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
        if (this.matches('[data-free]')) return Math.max(0, 550 - drawn(this.parentElement as HTMLElement));
        return this.matches('[data-tool]') ? 100 : 0;
      });
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(550);
      vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
        return drawn(this as HTMLElement);
      });
    });
    afterEach(() => vi.restoreAllMocks());

    const onOutput = vi.fn();
    const tools = ['列', '取り込み', '出力'].map((name) => ({
      id: name,
      node: (
        <button type="button" onClick={onOutput}>
          {name}
        </button>
      ),
    }));

    it('puts the last tools behind a button, never what stands at the end', async () => {
      const { user } = await renderUi(bar({ tools }));
      expect(screen.getByRole('button', { name: '取り込み' })).toBeVisible();
      expect(screen.getByText('出力')).not.toBeVisible();
      expect(screen.getByRole('button', { name: '追加' })).toBeVisible();
      const more = screen.getByRole('button', { name: 'その他の操作' });
      await user.click(more);
      await expectAccessible();
      await user.click(screen.getByRole('button', { name: '出力' }));
      expect(onOutput).toHaveBeenCalledOnce();
      expect(screen.getByText('出力')).not.toBeVisible();
      expect(more).toHaveFocus();
    });

    it('closes them by Escape', async () => {
      const { user } = await renderUi(bar({ tools }));
      await user.click(screen.getByRole('button', { name: 'その他の操作' }));
      await user.tab();
      expect(screen.getByRole('button', { name: '出力' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.getByText('出力')).not.toBeVisible();
      expect(screen.getByRole('button', { name: 'その他の操作' })).toHaveFocus();
    });
  });
});

describe('FilterChips', () => {
  const onRemove = vi.fn();
  const chips = [
    { id: 'status', name: '状態', values: ['稼働中', '休車'], onRemove },
    { id: 'kind', name: '種類', values: ['冷蔵'], onRemove: () => undefined },
  ];

  it('shows each filter with its values, and takes it away', async () => {
    const { user, rerender } = await renderUi(<FilterChips chips={chips} />);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '条件「状態: 稼働中、休車」を外す' }));
    expect(onRemove).toHaveBeenCalledOnce();
    rerender(<FilterChips chips={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is taken away as a whole among the filters', async () => {
    const onClear = vi.fn();
    const { user } = await renderUi(
      <FilterBar search={null} chips={chips} onClear={onClear}>
        <select aria-label="種類" />
      </FilterBar>,
    );
    await user.click(screen.getByRole('button', { name: '絞り込み（2）' }));
    await user.click(screen.getByRole('button', { name: 'すべて外す' }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});
