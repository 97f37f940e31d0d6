import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import type { CellGridRow, RowRemarks } from './cell.ts';
import { CellGrid, type CellGridHandle } from './cell-grid.tsx';

const columns = [
  { id: 'code', header: 'コード' },
  { id: 'name', header: '名称' },
];
const fault = { state: 'fault', note: '必須です' } as const;
const rows: CellGridRow[] = [
  { id: '2', label: '2行目', lead: 2, cells: [{ text: '01' }, { text: '本社' }] },
  { id: '3', label: '3行目', lead: 3, cells: [{ text: '02' }, { text: '', ...fault }] },
  { id: '4', label: '4行目', lead: 4, cells: [{ text: 'x', ...fault }, { text: '岩槻' }] },
];

function show(onEdit?: (place: object, text: string) => void, shown = rows, remarks?: RowRemarks) {
  const user = userEvent.setup();
  render(
    <UiProvider>
      <button type="button">前</button>
      <CellGrid
        label="行"
        lead={{ header: '行', width: 80 }}
        columns={columns}
        rows={shown}
        onEdit={onEdit}
        remarks={remarks}
      />
      <button type="button">後</button>
    </UiProvider>,
  );
  const cell = () => screen.getByRole('textbox');
  return { user, cell };
}

describe('a grid of cells', () => {
  test('is one tab stop, moves from fault to fault with Tab, and then leaves the grid', async () => {
    const { user, cell } = show(vi.fn());
    await user.click(screen.getByRole('button', { name: '前' }));
    await user.tab();
    expect(cell()).toHaveFocus();
    expect(cell()).toHaveAccessibleName('2行目 コード');
    await user.tab();
    expect(cell()).toHaveAccessibleName('3行目 名称');
    expect(cell()).toHaveAccessibleDescription('必須です');
    expect(cell()).toBeInvalid();
    await user.tab();
    expect(cell()).toHaveAccessibleName('4行目 コード');
    await user.tab({ shift: true });
    expect(cell()).toHaveAccessibleName('3行目 名称');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: '後' })).toHaveFocus();
  });

  test('does in the first fault what a key means there, for those who have not pressed anything in it yet', () => {
    const grid = createRef<CellGridHandle>();
    const onEdit = vi.fn();
    const proposed = [{ ...rows[1], cells: [{ text: '02' }, { text: 'イワツキ', proposal: '岩槻', ...fault }] }];
    render(
      <UiProvider>
        <CellGrid
          label="行"
          lead={{ header: '行', width: 80 }}
          columns={columns}
          rows={proposed as CellGridRow[]}
          onEdit={onEdit}
          ref={grid}
        />
      </UiProvider>,
    );
    act(() => grid.current?.handOn(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true })));
    expect(onEdit).toHaveBeenCalledWith({ rowId: '3', column: 1 }, '岩槻');
    expect(screen.getByRole('textbox', { name: '3行目 名称' })).toHaveFocus();
  });

  test('leads those who just came to the first fault, and stays at one', async () => {
    const grid = createRef<CellGridHandle>();
    render(
      <UiProvider>
        <CellGrid label="行" lead={{ header: '行', width: 80 }} columns={columns} rows={rows} ref={grid} />
      </UiProvider>,
    );
    for (const _ of ['comes', 'stays']) {
      act(() => grid.current?.focusFault());
      expect(screen.getByRole('textbox')).toHaveFocus();
      expect(screen.getByRole('textbox')).toHaveAccessibleName('3行目 名称');
    }
  });

  test('replaces a cell with what is typed, and moves down with Enter', async () => {
    const onEdit = vi.fn();
    const { user, cell } = show(onEdit);
    await user.click(screen.getByText('岩槻'));
    await user.keyboard('船橋{Enter}');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '4', column: 1 }, '船橋');
    await user.keyboard('{ArrowUp}{ArrowUp}{F2}2{Enter}');
    expect(onEdit).toHaveBeenLastCalledWith({ rowId: '2', column: 1 }, '本社2');
    expect(cell()).toHaveAccessibleName('3行目 名称');
  });

  test('discards an edit with Escape and empties a cell with Delete', async () => {
    const onEdit = vi.fn();
    const { user, cell } = show(onEdit);
    await user.click(screen.getByText('本社'));
    await user.keyboard('東京{Escape}');
    expect(cell()).toHaveValue('本社');
    expect(onEdit).not.toHaveBeenCalled();
    await user.keyboard('{Delete}');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '2', column: 1 }, '');
  });

  test('commits an edit once when the focus moves elsewhere', async () => {
    const onEdit = vi.fn();
    const { user } = show(onEdit);
    await user.click(screen.getByText('本社'));
    await user.keyboard('東京');
    await user.click(screen.getByText('岩槻'));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '2', column: 1 }, '東京');
  });

  test('can only be read without onEdit', async () => {
    const { user, cell } = show();
    await user.click(screen.getByText('本社'));
    await user.keyboard('東京{Delete}{ArrowLeft}');
    expect(cell()).toHaveAccessibleName('2行目 コード');
    expect(cell()).toHaveAttribute('readonly');
  });
});

describe('a cell with a choice of words', () => {
  const choices = { words: ['正社員', '契約社員', 'パート'], isList: false };
  const withCell = (cell: object): CellGridRow[] => [
    { id: '2', label: '2行目', lead: 2, cells: [{ text: '社員', ...fault, choices, ...cell }, { text: 'x' }] },
  ];
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  test('shows the words while it is edited, and takes one by keyboard', async () => {
    const onEdit = vi.fn();
    const { user, cell } = show(onEdit, withCell({}));
    await user.click(cell());
    expect(options()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(options()).toEqual(choices.words);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(cell()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{Enter}');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '2', column: 0 }, '契約社員');
    expect(options()).toEqual([]);
  });

  test('filters the words by what is typed, and keeps text that matches none', async () => {
    const onEdit = vi.fn();
    const { user } = show(onEdit, withCell({}));
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('ﾊﾟ');
    expect(options()).toEqual(['パート']);
    await user.keyboard('{Enter}');
    expect(onEdit).toHaveBeenLastCalledWith({ rowId: '2', column: 0 }, 'パート');
    await user.keyboard('{ArrowRight}{ArrowLeft}役員');
    expect(options()).toEqual(choices.words);
    await user.keyboard('{Enter}');
    expect(onEdit).toHaveBeenLastCalledWith({ rowId: '2', column: 0 }, '役員');
  });

  test('opens and takes a word by mouse, and closes with Escape', async () => {
    const onEdit = vi.fn();
    const { user, cell } = show(onEdit, withCell({}));
    await user.click(cell());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(screen.getByRole('option', { name: '正社員' }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '2', column: 0 }, '正社員');
    await user.keyboard('{F2}{Escape}');
    expect(options()).toEqual([]);
    expect(cell()).toHaveValue('社員');
  });

  test('adds a word to a list cell', async () => {
    const onEdit = vi.fn();
    const list = { words: ['冷凍', '冷蔵', '常温'], isList: true };
    const { user } = show(onEdit, withCell({ text: '常温/れいとう', choices: list }));
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{F2}{ArrowDown}{Enter}');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '2', column: 0 }, '冷凍 / 常温');
  });

  test('takes the proposal with Ctrl+Enter, and in all rows with Shift', async () => {
    const onEdit = vi.fn();
    const onReplace = vi.fn();
    const user = userEvent.setup();
    const lead = { header: '行', width: 80 };
    const near = withCell({ text: '厚木', choices: undefined, proposal: '厚木センター' });
    render(
      <UiProvider>
        <CellGrid label="行" lead={lead} columns={columns} rows={near} onEdit={onEdit} onReplace={onReplace} />
      </UiProvider>,
    );
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '2', column: 0 }, '厚木センター');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(onReplace).toHaveBeenCalledExactlyOnceWith({ rowId: '2', column: 0 }, '厚木センター');
  });
});

describe('a grid whose rows have questions', () => {
  const plain = (number: number): CellGridRow => ({
    id: String(number),
    label: `${number}行目`,
    lead: number,
    cells: [{ text: '01' }, { text: '本社' }],
  });
  const asking = (number: number): CellGridRow => ({ ...plain(number), asks: true });
  const wrong = { ...asking(4), cells: [{ text: '02' }, { text: '', ...fault }] };
  function showAsking(shown: CellGridRow[], onEdit = vi.fn()) {
    const asks = (rowId: string) => shown.find(({ id }) => id === rowId)?.asks === true;
    return show(onEdit, shown, {
      label: '選択中の行',
      of: (rowId) =>
        asks(rowId) && (
          <>
            <button type="button">{rowId}行目を比べる</button>
            <button type="button">{rowId}行目の扱い</button>
          </>
        ),
      ofAll: <button type="button">すべて直す</button>,
    });
  }
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  test('moves with Tab through the cells and the questions of its rows in order, out and back', async () => {
    const { user } = showAsking([plain(2), asking(3), wrong, plain(5)]);
    const stops = ['2行目 コード', '3行目 コード', '3行目を比べる', '3行目の扱い'];
    stops.push('4行目 名称', '4行目を比べる', '4行目の扱い', 'すべて直す', '後');
    await user.click(screen.getByRole('button', { name: '前' }));
    for (const stop of stops) {
      await user.tab();
      expect(focused()).toBe(stop);
    }
    for (const stop of [
      'すべて直す',
      '4行目の扱い',
      '4行目を比べる',
      '4行目 名称',
      '3行目の扱い',
      '3行目を比べる',
      '3行目 名称',
      '前',
    ]) {
      await user.tab({ shift: true });
      expect(focused()).toBe(stop);
    }
  });

  test('says beside the grid what concerns the row in which the mouse was pressed', async () => {
    const { user } = showAsking([plain(2), asking(3), wrong, asking(5), asking(6)]);
    expect(within(screen.getByRole('region', { name: '選択中の行' })).getAllByRole('button')).toHaveLength(1);
    await user.click(within(screen.getByRole('grid')).getByText('02'));
    expect(screen.getByRole('button', { name: '4行目の扱い' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '4行目の扱い' }));
    await user.tab();
    expect(focused()).toBe('5行目 コード');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('4行目 コード');
  });

  test('moves from fault to fault with F8', async () => {
    const onEdit = vi.fn();
    const { user } = showAsking([wrong, asking(5), { ...wrong, id: '6', label: '6行目' }], onEdit);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('本社{F8}');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith({ rowId: '4', column: 1 }, '本社');
    expect(focused()).toBe('6行目 名称');
    await user.keyboard('{F8}');
    expect(focused()).toBe('6行目 名称');
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(focused()).toBe('4行目 名称');
  });

  test('reaches rows that are not drawn', async () => {
    const between = Array.from({ length: 300 }, (_, at) => plain(at + 4));
    const { user } = showAsking([asking(3), ...between, asking(900)]);
    await user.click(screen.getByRole('button', { name: '3行目の扱い' }));
    expect(screen.queryByRole('rowheader', { name: '900' })).toBeNull();
    await user.tab();
    expect(focused()).toBe('900行目 コード');
    await user.tab({ shift: true });
    expect(focused()).toBe('3行目の扱い');
    await user.tab();
    await user.keyboard('{Home}');
    await user.tab();
    await user.tab();
    expect(focused()).toBe('900行目の扱い');
  });
});
