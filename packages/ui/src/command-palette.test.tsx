import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { CommandPalette, findCommands, type PaletteCommand } from './command-palette.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

const run = vi.fn();
const onClose = vi.fn();
const commands: PaletteCommand[] = [
  {
    id: 'list',
    label: '車両',
    group: '移動',
    keywords: ['しゃりょう', 'vehicle'],
    icon: 'truck',
    run: () => run('list'),
  },
  { id: 'departments', label: '部署', group: '移動', run: () => run('departments') },
  { id: 'add', label: '新しい車両', group: '登録', shortcut: 'mod+k', run: () => run('add') },
];

async function open() {
  const { user } = await renderUi(<CommandPalette open onClose={onClose} commands={commands} />);
  const input = await screen.findByRole('combobox', { name: '画面や操作を検索' });
  await waitFor(() => expect(input).toHaveFocus());
  return { user, input };
}

describe('CommandPalette', () => {
  it('runs the found command and closes', async () => {
    const { user, input } = await open();
    await expectAccessible(screen.getByRole('dialog'));
    await user.type(input, 'VEHI{Enter}');
    expect(onClose).toHaveBeenCalled();
    expect(run).toHaveBeenLastCalledWith('list');
  });

  it('wraps around with the arrow keys and announces the active option', async () => {
    const { user, input } = await open();
    await user.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: /新しい車両/ });
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(run).toHaveBeenLastCalledWith('departments');
  });

  it('runs nothing on the Enter of a Japanese conversion, and reports an empty result', async () => {
    run.mockClear();
    const { user, input } = await open();
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await user.type(input, 'xyz{Enter}');
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('見つかりません');
  });
});

describe('findCommands', () => {
  it.each([
    ['シャリョウ', ['list']],
    ['ＶＥＨＩＣＬＥ', ['list']],
    ['シャ・リョウ', ['list']],
    ['車両', ['list', 'add']],
    ['登録 車両', ['add']],
    ['', ['list', 'departments', 'add']],
  ])('finds by "%s"', (text, ids) => {
    expect(findCommands(commands, text).map(({ id }) => id)).toEqual(ids);
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
