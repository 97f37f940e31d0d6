import { integer, optional, text } from '@haisha/validation/field';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { renderUi } from '../../test/render-ui.tsx';
import { ComboboxField, DateField, NumberField, TextareaField, TextField } from '../fields/index.ts';
import { useSchemaForm } from '../schema-form.ts';
import { Form } from './index.ts';

const schema = z.object({
  type: optional(text({ max: 20 })),
  name: text({ max: 20 }),
  weight: integer({ min: 1, max: 99_999 }),
  expiry: text({ max: 20 }),
  note: text({ max: 20 }),
});

function VehicleForm() {
  const defaultValues = { type: null, name: '1号車', weight: 4950, expiry: '2027-03-31', note: '予備の車両' };
  const { control } = useSchemaForm(schema, { defaultValues });
  return (
    <Form label="車両" onSubmit={() => undefined}>
      <ComboboxField
        control={control}
        name="type"
        label="車種"
        chosenText=""
        options={[{ value: 't1', label: '4t冷凍' }]}
        searching={false}
        onSearch={() => undefined}
      />
      <TextField control={control} name="name" label="名称" />
      <NumberField control={control} name="weight" label="車両総重量" />
      <DateField control={control} name="expiry" label="車検満了日" />
      <TextareaField control={control} name="note" label="備考" />
    </Form>
  );
}

describe('Enter, which moves on to the next field,', () => {
  it.each([
    { from: '名称', keys: '{Enter}', to: '車両総重量', typed: '5205', shown: '5,205' },
    { from: '車両総重量', keys: '{Enter}', to: '車検満了日', typed: '20280430', shown: '2028/04/30' },
    { from: '車両総重量', keys: '{Shift>}{Enter}{/Shift}', to: '名称', typed: '2号車', shown: '2号車' },
  ])('selects what stands in $to, so that typing replaces it', async ({ from, keys, to, typed, shown }) => {
    const { user } = await renderUi(<VehicleForm />);
    screen.getByRole('textbox', { name: from }).focus();
    await user.keyboard(keys);
    const field = screen.getByRole('textbox', { name: to });
    expect(field).toHaveFocus();
    await user.keyboard(typed);
    await user.tab();
    await waitFor(() => expect(field).toHaveValue(shown));
  });

  it('does the same after the choice of a record', async () => {
    const { user } = await renderUi(<VehicleForm />);
    await user.type(screen.getByRole('combobox', { name: /車種/ }), '4t');
    await user.keyboard('{Enter}2号車');
    expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('2号車');
  });

  it('leaves a text of several lines as Tab leaves it', async () => {
    const { user } = await renderUi(<VehicleForm />);
    screen.getByRole('textbox', { name: '車検満了日' }).focus();
    await user.keyboard('{Enter}');
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '備考' });
    expect(note).toHaveFocus();
    expect(note.selectionStart).toBe(note.selectionEnd);
  });
});
