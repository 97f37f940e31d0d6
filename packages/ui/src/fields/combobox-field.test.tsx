import { reference } from '@haisha/validation/field';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { Form } from '../form/form.tsx';
import { useSchemaForm } from '../schema-form.ts';
import { ComboboxField } from './combobox-field.tsx';
import { TextField } from './text-field.tsx';

const rows = [
  { value: '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001', label: 'C001 こもれび市場', hint: 'コモレビイチバ' },
  { value: '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0002', label: 'C002 ひなた屋' },
];
const schema = z.object({ customerId: reference(), note: z.string() });

type HostProps = { onCreate?: (text: string) => void; slow?: boolean; value?: string };

function Host({ onCreate, slow = false, value = '' }: HostProps) {
  const form = useSchemaForm(schema, { defaultValues: { customerId: value, note: '' } });
  const [query, setQuery] = useState<string | null>(null);
  const [isFound, setIsFound] = useState(!slow);
  const id = form.watch('customerId');
  return (
    <Form label="荷主" onSubmit={() => undefined}>
      <ComboboxField
        control={form.control}
        name="customerId"
        label="請求先"
        required
        chosenText={rows.find((row) => row.value === id)?.label ?? id ?? ''}
        options={isFound ? rows.filter(({ label }) => label.includes(query ?? '')) : []}
        searching={!isFound}
        onSearch={setQuery}
        onCreate={onCreate}
      />
      <TextField control={form.control} name="note" label="備考" />
      <button type="button" onClick={() => setIsFound(true)}>
        届く
      </button>
    </Form>
  );
}

const field = () => screen.getByRole('combobox', { name: /請求先/ });

it('chooses by a few letters and Enter, which moves to the next field', async () => {
  const { user } = await renderUi(<Host />);
  await user.type(field(), 'ひな');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('C002 ひなた屋');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('textbox', { name: '備考' })).toHaveFocus();
});

it('chooses by arrow keys, and Escape keeps the earlier choice', async () => {
  const { user } = await renderUi(<Host value={rows[0]?.value ?? ''} />);
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(field()).toHaveValue('C001 こもれび市場');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(field()).toHaveValue('C002 ひなた屋');
});

it('only moves on when Enter comes before any choice', async () => {
  const { user } = await renderUi(<Host value={rows[1]?.value ?? ''} />);
  await user.click(field());
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('C002 ひなた屋');
  expect(screen.getByRole('textbox', { name: '備考' })).toHaveFocus();
});

it('waits for the options when Enter comes first', async () => {
  const { user } = await renderUi(<Host slow />);
  await user.type(field(), 'ひな{Enter}');
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '届く' }));
  await waitFor(() => expect(field()).toHaveValue('C002 ひなた屋'));
  expect(screen.getByRole('textbox', { name: '備考' })).toHaveFocus();
});

it('stops waiting once something else is typed', async () => {
  const { user } = await renderUi(<Host slow />);
  await user.type(field(), 'ひ{Enter}な');
  await user.click(screen.getByRole('button', { name: '届く' }));
  expect(field()).toHaveValue('ひな');
  expect(field()).toHaveFocus();
});

it('keeps text that was left without a choice, and shows an error', async () => {
  const { user } = await renderUi(<Host value={rows[0]?.value ?? ''} />);
  await user.clear(field());
  await user.type(field(), ' みなと ');
  await user.click(screen.getByRole('textbox', { name: '備考' }));
  expect(field()).toHaveValue('みなと');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/請求先に入力した文字だけでは/));
  await user.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('見つかりません');
  await user.clear(field());
  await user.type(field(), 'ひな{Enter}');
  expect(field()).toHaveValue('C002 ひなた屋');
  await waitFor(() => expect(field()).toBeValid());
});

it('keeps the text when no option arrives after Tab', async () => {
  const { user } = await renderUi(<Host slow />);
  await user.type(field(), 'みなと');
  await user.tab();
  await user.click(screen.getByRole('button', { name: '届く' }));
  await waitFor(() => expect(field()).toHaveValue('みなと'));
  await waitFor(() => expect(field()).toBeInvalid());
});

it('holds nothing once it is emptied, and then shows an error', async () => {
  const { user } = await renderUi(<Host value={rows[0]?.value ?? ''} />);
  await user.click(screen.getByRole('button', { name: '請求先を空にする' }));
  expect(field()).toHaveValue('');
  await waitFor(() => expect(field()).toHaveAccessibleDescription('請求先を選択してください'));
});

it('says that nothing was found, and offers to create it by the typed name', async () => {
  const onCreate = vi.fn();
  const { user } = await renderUi(<Host onCreate={onCreate} />);
  await user.type(field(), 'みなと');
  expect(screen.getByRole('status')).toHaveTextContent('見つかりません');
  expect(screen.getByRole('option', { name: '「みなと」を新しく登録する' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(onCreate).toHaveBeenCalledWith('みなと');
  expect(field()).toHaveFocus();
});
