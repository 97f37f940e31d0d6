import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { FilterBar, FilterChips, SearchField } from './index.ts';

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
  afterEach(() => vi.unstubAllGlobals());

  const bar = (
    <FilterBar search={<Search />} activeCount={2} trailing={<button type="button">列</button>}>
      <select aria-label="状態" />
    </FilterBar>
  );

  it('shows everything on wide screens', async () => {
    await renderUi(bar);
    expect(screen.getByLabelText('状態')).toBeVisible();
    expect(screen.queryByRole('button', { name: /絞り込み/ })).toBeNull();
    await expectAccessible();
  });

  it('keeps the filters behind a button on narrow screens, which shows how many are active', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const { user } = await renderUi(bar);
    expect(screen.getByLabelText('状態')).not.toBeVisible();
    expect(screen.getByText('列')).not.toBeVisible();
    const button = screen.getByRole('button', { name: '絞り込み（2）' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByLabelText('状態')).toBeVisible();
    expect(screen.getByRole('button', { name: '列' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
  });
});

describe('FilterChips', () => {
  it('removes one filter or all', async () => {
    const onRemove = vi.fn();
    const onClear = vi.fn();
    const chips = [{ id: 'status', label: '状態: 稼働中', onRemove }];
    const { user, rerender } = await renderUi(<FilterChips chips={chips} onClear={onClear} />);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '条件「状態: 稼働中」を外す' }));
    await user.click(screen.getByRole('button', { name: 'すべて外す' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(onClear).toHaveBeenCalledOnce();
    rerender(<FilterChips chips={[]} onClear={onClear} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
