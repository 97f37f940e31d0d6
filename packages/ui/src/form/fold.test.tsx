import { code, date, flag, optional, text } from '@haisha/validation/field';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { CheckboxField, CodeField, DateField, SelectField, TextField } from '../fields/index.ts';
import { useSchemaForm } from '../schema-form.ts';
import { FoldsWait, Form, FormActions, FormSection, OptionalFields } from './index.ts';

const schema = z.object({
  code: code(),
  maker: optional(text({ max: 5 })),
  fuel: optional(z.enum(['diesel', 'electric'])),
  leased: flag(),
  leaseEnd: optional(date()),
  note: optional(text({ max: 5 })),
});
type Values = z.input<typeof schema>;

const stored = { code: '0012', maker: '', fuel: null, leased: false, leaseEnd: null, note: null };

function Vehicle({ locked = false, onValid = vi.fn(), ...values }: Partial<Values> & VehicleProps) {
  const form = useSchemaForm(schema, { defaultValues: { ...stored, ...values } as Values });
  const { control, handleSubmit, setValue } = form;
  return (
    <Form label="車両" control={control} onSubmit={handleSubmit(onValid)} locked={locked}>
      <FormSection title="識別">
        <CodeField control={control} name="code" label="社番" required />
        <OptionalFields>
          <TextField control={control} name="maker" label="メーカー" />
          <SelectField
            control={control}
            name="fuel"
            label="燃料"
            options={[
              { value: 'diesel', label: '軽油' },
              { value: 'electric', label: '電気' },
            ]}
          />
        </OptionalFields>
      </FormSection>
      <FormSection title="リース" folded>
        <CheckboxField control={control} name="leased" label="リース車" />
        <DateField control={control} name="leaseEnd" label="満了日" />
      </FormSection>
      <FormSection title="その他" folded saysValues>
        <TextField control={control} name="note" label="備考" />
      </FormSection>
      <button type="button" onClick={() => setValue('maker', '日野')}>
        型式から入れる
      </button>
      <FormActions />
    </Form>
  );
}

type VehicleProps = { locked?: boolean; onValid?: () => void };

const foldOf = (text: RegExp) => screen.getByText(text).closest('details');
const faults = (text: string) => screen.findByText(text, { selector: '[role=status]' });

describe('folded fields', () => {
  it('say which they are, and how many are filled in', async () => {
    const { user } = await renderUi(<Vehicle />);
    const summary = screen.getByText('メーカー・燃料').closest('summary');
    expect(summary).toBeVisible();
    expect(summary).toHaveTextContent(/メーカー・燃料 入力なし$/);
    await user.click(screen.getByRole('button', { name: '型式から入れる' }));
    await waitFor(() => expect(summary).toHaveTextContent(/メーカー・燃料 2項目のうち1つ入力済み$/));
    await expectAccessible();
  });

  it('say nothing of what is in them before that is known', async () => {
    let atFirst = '';
    function Watched() {
      useLayoutEffect(() => {
        atFirst ||= document.body.textContent ?? '';
      }, []);
      return <Vehicle maker="日野" />;
    }
    await renderUi(<Watched />);
    expect(atFirst).toContain('任意の項目');
    expect(atFirst).not.toContain('入力なし');
    expect(screen.getByText('メーカー・燃料')).toBeVisible();
  });

  it('are drawn later where the form waits with them, and say then what is in them', async () => {
    const { rerender } = await renderUi(
      <FoldsWait value>
        <Vehicle maker="日野" />
      </FoldsWait>,
    );
    expect(screen.queryByLabelText('メーカー')).toBeNull();
    expect(screen.queryByText('メーカー・燃料')).toBeNull();
    rerender(
      <FoldsWait value={false}>
        <Vehicle maker="日野" />
      </FoldsWait>,
    );
    expect(screen.getByLabelText('メーカー')).toHaveValue('日野');
    expect(screen.getByText('メーカー・燃料').closest('summary')).toHaveTextContent(/2項目のうち1つ入力済み$/);
  });

  it('are drawn as soon as somebody opens them, though the form waits', async () => {
    const { user } = await renderUi(
      <FoldsWait value>
        <Vehicle maker="日野" />
      </FoldsWait>,
    );
    const [first] = screen.getAllByText('任意の項目');
    if (first) await user.click(first);
    expect(await screen.findByLabelText('メーカー')).toHaveValue('日野');
  });

  it('say what is in a whole section, with its names or without them', async () => {
    await renderUi(<Vehicle leased leaseEnd="2027-04-01" note="予備" />);
    expect(screen.getByText('リース車・満了日 2027/04/01')).toBeVisible();
    expect(screen.getByText('予備')).toBeVisible();
  });

  it('are passed over by Enter, as they are by Tab, until they are opened', async () => {
    const { user } = await renderUi(<Vehicle />);
    await user.click(screen.getByRole('textbox', { name: '社番' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '保存する' })).toHaveFocus();
    await user.click(screen.getByText('任意の項目'));
    await user.click(screen.getByRole('textbox', { name: '社番' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'メーカー' })).toHaveFocus();
  });

  it('say once that they may stay empty', async () => {
    await renderUi(<Vehicle />);
    expect(screen.queryByText('任意')).toBeNull();
  });

  it('open where something is wrong in them, and can be closed again', async () => {
    const onValid = vi.fn();
    const { user } = await renderUi(<Vehicle note="一二三四五六" onValid={onValid} />);
    expect(screen.getByRole('textbox', { name: '備考' })).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存する' }));
    const note = screen.getByRole('textbox', { name: '備考' });
    await waitFor(() => expect(note).toBeVisible());
    await waitFor(() => expect(note).toHaveFocus());
    expect(onValid).not.toHaveBeenCalled();
    await user.click(screen.getByText('その他'));
    expect(note).not.toBeVisible();
  });

  it('can be opened to be read in a locked form', async () => {
    await renderUi(<Vehicle locked leased />);
    fireEvent.click(screen.getByText('リース'));
    expect(foldOf(/^リース$/)).toHaveProperty('open', true);
    expect(screen.getByRole('checkbox', { name: 'リース車' })).toBeVisible();
  });
});

describe('the bar of a form', () => {
  it('counts what is wrong and leads from one fault to the next', async () => {
    const { user } = await renderUi(<Vehicle code="" maker="一二三四五六" note="一二三四五六" />);
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await faults('入力の誤り 3件')).toBeVisible();
    const fields = ['社番', 'メーカー', '備考'].map((name) => screen.getByRole('textbox', { name }));
    await waitFor(() => expect(fields[0]).toHaveFocus());
    const next = screen.getByRole('button', { name: '次の誤りへ' });
    for (const field of [fields[1], fields[2], fields[0]]) {
      await user.click(next);
      await waitFor(() => expect(field).toHaveFocus());
    }
  });

  it('counts a choice at fault once', async () => {
    const { user } = await renderUi(<Vehicle fuel={'steam' as 'diesel'} />);
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await faults('入力の誤り 1件')).toBeVisible();
  });

  it('says nothing of faults once none is left', async () => {
    const { user } = await renderUi(<Vehicle code="" />);
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await faults('入力の誤り 1件');
    await user.type(screen.getByRole('textbox', { name: '社番' }), '12');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(/入力の誤り/)).toBeNull());
    expect(screen.queryByRole('button', { name: '次の誤りへ' })).toBeNull();
  });

  it('follows the browser where its own search opens a fold', async () => {
    await renderUi(<Vehicle />);
    const fold = foldOf(/^任意の項目$/) as HTMLDetailsElement;
    act(() => {
      fold.open = true;
      fold.dispatchEvent(new Event('toggle'));
    });
    expect(screen.queryByText(/メーカー・燃料/)).toBeNull();
  });
});
