import { Dialog } from '@haisha/ui/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { withLooks } from '../test/looks.ts';
import { renderUi } from '../test/render-ui.tsx';
import { type ConflictSide, ConflictTable, type ConflictTableProps } from './conflict-table.tsx';

withLooks();

const fields = [
  { id: 'code', label: '社番', mine: '0012', theirs: '0013' },
  { id: 'note', label: '備考', mine: '', theirs: '冷凍機を交換' },
];

function Choice() {
  const [chosen, setChosen] = useState<Record<string, ConflictSide>>({ note: 'theirs' });
  return (
    <>
      <ConflictTable fields={fields} chosen={chosen} onChosenChange={setChosen} />
      <output>{JSON.stringify(chosen)}</output>
    </>
  );
}

function chosen(): unknown {
  return JSON.parse(screen.getByRole('status').textContent ?? '');
}

it.each([
  ['ja', 'この画面の入力 0012', 'すべて別の画面の変更にする'],
  ['en', 'This window 0012', 'Take all of the other window'],
] as const)('names the columns after two windows of one person (%s)', async (locale, mine, all) => {
  await renderUi(
    <ConflictTable fields={fields} between="windows" chosen={{}} onChosenChange={() => undefined} />,
    locale,
  );
  expect(screen.getByRole('radio', { name: mine })).toBeVisible();
  expect(screen.getByRole('button', { name: all })).toBeVisible();
});

it('keeps the lines of a value, and marks those that differ', async () => {
  const stops = { id: 'stops', label: '順路', mine: '1. 草加店\n2. 越谷店', theirs: '1. 越谷店\n2. 春日部店' };
  await renderUi(<ConflictTable fields={[stops]} chosen={{}} onChosenChange={() => undefined} />);
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['1. 草加店', '2. 春日部店']);
  for (const mark of screen.getAllByRole('mark')) {
    expect(mark.parentElement).toHaveStyle({ whiteSpace: 'pre-line' });
  }
  expect(screen.getByRole('radio', { name: /自分の入力 1\. 草加店\s+2\. 越谷店/ })).toBeVisible();
  await expectAccessible();
});

it('marks nothing when one side is empty or both are short', async () => {
  const week = { id: 'slots', label: '納品時間', mine: '', theirs: '月 9:00–10:00\n火 9:00–10:00' };
  await renderUi(<ConflictTable fields={[...fields, week]} chosen={{}} onChosenChange={() => undefined} />);
  expect(screen.queryByRole('mark')).toBeNull();
});

it('lets the user choose each field, and names an empty value', async () => {
  const { user } = await renderUi(<Choice />);
  await expectAccessible();
  const note = within(screen.getByRole('group', { name: '備考' }));
  expect(note.getByRole('radio', { name: /相手の変更/ })).toBeChecked();
  expect(note.getByRole('radio', { name: '自分の入力 （なし）' })).not.toBeChecked();
  await user.click(within(screen.getByRole('group', { name: '社番' })).getByText('0012'));
  expect(chosen()).toEqual({ code: 'mine', note: 'theirs' });
});

it('takes one side for all fields, also by keyboard', async () => {
  const { user } = await renderUi(<Choice />);
  await user.click(screen.getByRole('button', { name: 'すべて自分の入力にする' }));
  expect(chosen()).toEqual({ code: 'mine', note: 'mine' });
  within(screen.getByRole('group', { name: '社番' }))
    .getByRole('radio', { name: /自分/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toEqual({ code: 'theirs', note: 'mine' });
});

it('labels an unchanged value, and keeps the only change when one side is taken for all', async () => {
  const onChosenChange = vi.fn();
  const { user } = await renderUi(
    <ConflictTable
      fields={[
        ...fields,
        { id: 'model', label: '車名', mine: 'エルフ', theirs: 'フォワード', unchanged: 'mine' as const },
      ]}
      chosen={{}}
      onChosenChange={onChosenChange}
    />,
  );
  const model = within(screen.getByRole('group', { name: '車名' }));
  expect(model.getByRole('radio', { name: '変更前の値 エルフ' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'すべて自分の入力にする' }));
  expect(onChosenChange).toHaveBeenCalledWith({ code: 'mine', note: 'mine', model: 'theirs' });
});

it('speaks English', async () => {
  await renderUi(<Choice />, 'en');
  expect(screen.getByRole('button', { name: 'Take all of theirs' })).toBeInTheDocument();
});

it.each([
  [{}, '12'],
  [{ number: 'theirs' as const }, '15'],
])('lets a dialog focus its first choice, or the chosen one (%j)', async (chosen, expected) => {
  await renderUi(<InDialog chosen={chosen} />);
  await waitFor(() => expect(screen.getByRole('radio', { name: new RegExp(expected) })).toHaveFocus());
});

function InDialog({ chosen }: Pick<ConflictTableProps, 'chosen'>) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog open role="alertdialog" title="変更" onClose={() => undefined} initialFocusRef={first}>
      <ConflictTable
        fields={[{ id: 'number', label: '号車', mine: '12', theirs: '15' }]}
        chosen={chosen}
        onChosenChange={() => undefined}
        firstChoiceRef={first}
      />
    </Dialog>
  );
}
