import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './command-palette.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

const run = vi.fn();
const onClose = vi.fn();
const onTextChange = vi.fn();
const groups: PaletteGroup[] = [
  {
    title: '車両',
    commands: [
      {
        id: 'vehicle:1',
        label: '大宮 100 か 12-34',
        code: '1201',
        detail: '川越営業所',
        icon: 'truck',
        run: () => run('vehicle'),
      },
      { id: 'vehicle:2', label: '大宮 100 か 12-35', code: '1202', icon: 'truck', run: () => run('other') },
    ],
  },
  { title: '操作', commands: [{ id: 'keys', label: 'キー', shortcut: 'mod+k', run: () => run('keys') }] },
];

beforeEach(() => void vi.clearAllMocks());

let set: (props: Partial<CommandPaletteProps>) => void;

function Opened(first: Partial<CommandPaletteProps>) {
  const [props, setProps] = useState(first);
  const [text, setText] = useState(first.text ?? '');
  set = setProps;
  function change(next: string, isComposing: boolean) {
    setText(next);
    onTextChange(next, isComposing);
  }
  const fixed = { open: true, onClose, searched: '車両・操作', text, onTextChange: change };
  return <CommandPalette groups={groups} {...props} {...fixed} />;
}

async function open(props: Partial<CommandPaletteProps> = {}) {
  const { user } = await renderUi(<Opened {...props} />);
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'データ・画面・操作を検索' });
  await waitFor(() => expect(input).toHaveFocus());
  return { user, input };
}

describe('CommandPalette', () => {
  it('shows what was found in groups, with code and place, and marks what was typed', async () => {
    await open({ text: '１２３４' });
    await expectAccessible(screen.getByRole('dialog', { name: 'データ・画面・操作を検索' }));
    const vehicles = within(screen.getByRole('group', { name: '車両' }));
    const [first] = vehicles.getAllByRole('option');
    expect(first).toHaveTextContent('大宮 100 か 12-341201川越営業所');
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['12-34']);
    expect(within(screen.getByRole('group', { name: '操作' })).getByRole('option')).toHaveTextContent('Ctrl+K');
  });

  it('selects the old text when it opens, and again on Ctrl+K', async () => {
    const { user, input } = await open({ text: '12-34' });
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
    await user.keyboard('{End}');
    expect(input.selectionStart).toBe(5);
    await user.keyboard('{Control>}k{/Control}');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
    await user.keyboard('大');
    expect(onTextChange).toHaveBeenLastCalledWith('大', false);
  });

  it('opens the first row on Enter, and closes before', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('vehicle');
    expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(run.mock.invocationCallOrder[0] ?? 0);
  });

  it('goes through all groups by arrow keys, around both ends, and announces the row', async () => {
    const { user, input } = await open();
    await user.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: /キー/ });
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(run).toHaveBeenLastCalledWith('other');
  });

  it('keeps the chosen row while others come before it, and forgets it with the next letter', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}');
    const [vehicles, acts] = groups as [PaletteGroup, PaletteGroup];
    set({ groups: [acts, vehicles] });
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('キー'));
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('12-35');
    await user.keyboard('1');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('キー');
  });

  it('opens what a press or a click is on', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('option', { name: /12-35/ }));
    expect(run).toHaveBeenCalledExactlyOnceWith('other');
  });

  describe('while it searches', () => {
    it('waits on Enter for what belongs to the text, and opens that', async () => {
      const { user, input } = await open({ isSearching: true });
      expect(input).toHaveAttribute('aria-busy', 'true');
      await user.keyboard('{Enter}');
      expect(run).not.toHaveBeenCalled();
      const [vehicles, acts] = groups as [PaletteGroup, PaletteGroup];
      set({ groups: [acts, vehicles], isSearching: false });
      await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith('keys'));
      expect(onClose).toHaveBeenCalledOnce();
    });

    it('waits no longer on a second Enter, nor for a row that was chosen', async () => {
      const { user } = await open({ isSearching: true });
      await user.keyboard('{Enter}{Enter}');
      expect(run).toHaveBeenCalledExactlyOnceWith('vehicle');
      await user.keyboard('{ArrowDown}{Enter}');
      expect(run).toHaveBeenLastCalledWith('other');
    });

    it('opens nothing when the text has changed since the Enter', async () => {
      const { user } = await open({ isSearching: true });
      await user.keyboard('{Enter}5');
      set({ isSearching: false });
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-busy', 'false'));
      expect(run).not.toHaveBeenCalled();
    });

    it('does not yet say that there is nothing', async () => {
      await open({ groups: [], text: 'xyz', isSearching: true });
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
  });

  it('says what was searched for, and where, when nothing was found', async () => {
    const { user } = await open({ groups: [], text: 'xyz' });
    expect(screen.getByRole('status')).toHaveTextContent('「xyz」は見つかりません。探したところ: 車両・操作');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(run).not.toHaveBeenCalled();
  });

  it('says what keeps the search from being complete', async () => {
    await open({ notice: 'データを検索できませんでした。' });
    expect(screen.getByRole('status')).toHaveTextContent('データを検索できませんでした。');
  });

  it('opens nothing on the Enter of a Japanese conversion, and says what is still being converted', async () => {
    const { input } = await open();
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('12-34');
    fireEvent.input(input, { target: { value: 'しゃｒ' }, isComposing: true });
    expect(onTextChange).toHaveBeenLastCalledWith('しゃｒ', true);
    fireEvent.compositionEnd(input);
    expect(onTextChange).toHaveBeenLastCalledWith('しゃｒ', false);
  });

  it('closes on Escape, and by a button that phones show', async () => {
    const { user } = await open({ text: '12' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await user.click(screen.getByLabelText('閉じる'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('ShortcutSheet', () => {
  it('lists the keys under their headings', async () => {
    await renderUi(
      <ShortcutSheet
        open
        onClose={onClose}
        groups={[{ title: '一覧', shortcuts: [{ keys: ['arrowup', 'arrowdown'], label: '行の移動' }] }]}
      />,
      'en',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(screen.getByRole('heading', { name: '一覧' })).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('↑↓');
    expect(screen.getByRole('definition')).toHaveTextContent('行の移動');
    await expectAccessible(dialog);
  });
});
