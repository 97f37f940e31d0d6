import { oneOf } from '@haisha/validation/field';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { Form, FormActions } from '../form/index.ts';
import { useSchemaForm } from '../schema-form.ts';
import { RadioGroupField, TextField } from './index.ts';

const schema = z.object({ before: z.string(), visibility: oneOf(['company', 'drivers']), after: z.string() });

function NoteForm({ onValid = () => undefined }: { onValid?: (values: z.output<typeof schema>) => void }) {
  const form = useSchemaForm(schema, { defaultValues: { before: '', after: '' } });
  const options = [
    { value: 'company', label: '社内だけ', help: '見るドライバーはいません' },
    { value: 'drivers', label: '社内とドライバー', help: 'ドライバー12人が見ます' },
  ];
  return (
    <Form label="情報" onSubmit={form.handleSubmit(onValid)}>
      <TextField control={form.control} name="before" label="件名" />
      <RadioGroupField control={form.control} name="visibility" label="公開範囲" required options={options} />
      <TextField control={form.control} name="after" label="内容" />
      <FormActions />
    </Form>
  );
}

const choice = (name: string) => screen.getByRole('radio', { name });

describe('a choice of one of a few', () => {
  it('is made by nobody but the user: empty it is refused, and gets the focus', async () => {
    const onValid = vi.fn();
    const { user } = await renderUi(<NoteForm onValid={onValid} />);
    for (const name of ['社内だけ', '社内とドライバー']) expect(choice(name)).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(choice('社内だけ')).toHaveFocus());
    expect(screen.getByRole('group', { name: /公開範囲/ })).toHaveAccessibleDescription(/公開範囲/);
    await expectAccessible();
    await user.click(choice('社内とドライバー'));
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(onValid.mock.calls[0]?.[0]).toMatchObject({ visibility: 'drivers' }));
  });

  it('says beside each option what follows from it', async () => {
    await renderUi(<NoteForm />);
    expect(choice('社内だけ')).toHaveAccessibleDescription('見るドライバーはいません');
    expect(choice('社内とドライバー')).toHaveAccessibleDescription('ドライバー12人が見ます');
  });

  it('is one stop for Enter, at what is chosen', async () => {
    const { user } = await renderUi(<NoteForm />);
    screen.getByRole('textbox', { name: '件名' }).focus();
    await user.keyboard('{Enter}');
    expect(choice('社内だけ')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('textbox', { name: '内容' })).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(choice('社内とドライバー')).toHaveFocus();
    expect(choice('社内とドライバー')).toBeChecked();
  });
});
