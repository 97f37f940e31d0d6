import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { FieldsForm, formValues } from '../../test/fields-form.tsx';
import { renderUi } from '../../test/render-ui.tsx';

describe('a form of fields', () => {
  it('is accessible, empty and with errors', async () => {
    const { user } = await renderUi(<FieldsForm lookUp={async () => true} />);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('社番を入力してください', { exact: false });
    await expectAccessible();
  });

  it('shows an error when a field is left, none while typing, and none of a text that is no longer there', async () => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: /備考/ });
    await user.type(field, '一二三四五六');
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/備考.*5/));
    await user.type(field, '七');
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await user.type(field, '{Backspace}{Backspace}');
    await user.tab();
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  });

  it('checks a choice at once', async () => {
    const { user } = await renderUi(<FieldsForm />);
    await user.click(screen.getByRole('button', { name: '保存' }));
    const select = screen.getByRole('combobox', { name: /区分/ });
    await waitFor(() => expect(select).toHaveAttribute('aria-invalid', 'true'));
    await user.selectOptions(select, 'lease');
    await waitFor(() => expect(select).not.toHaveAttribute('aria-invalid'));
  });

  it('focuses the first field with an error', async () => {
    const { user } = await renderUi(<FieldsForm />);
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /社番/ })).toHaveFocus());
  });

  it("shows the server's refusals at their fields until they are corrected", async () => {
    const refusals = [{ path: 'plate.serialNumber', code: 'max', params: { max: 4 } }];
    const { user } = await renderUi(<FieldsForm refusals={refusals} />);
    await user.click(screen.getByRole('button', { name: '拒否' }));
    const serial = screen.getByRole('textbox', { name: '一連指定番号' });
    await waitFor(() => expect(serial).toHaveAttribute('aria-invalid', 'true'));
    expect(serial).toHaveFocus();
    expect(screen.getByRole('group', { name: /ナンバー/ })).toHaveAccessibleDescription(/一連指定番号.*4/);
    await user.type(serial, '1234');
    await user.tab();
    await waitFor(() => expect(serial).not.toHaveAttribute('aria-invalid'));
  });

  it('submits the parsed values', async () => {
    const onValid = vi.fn();
    const { user } = await renderUi(<FieldsForm onValid={onValid} />);
    await user.type(screen.getByRole('textbox', { name: /社番/ }), '0012');
    await user.type(screen.getByRole('textbox', { name: /車両総重量/ }), '７，９５０');
    await user.selectOptions(screen.getByRole('combobox', { name: /区分/ }), 'own');
    await user.click(screen.getByRole('checkbox', { name: '冷蔵' }));
    await user.click(screen.getByRole('checkbox', { name: '冷凍' }));
    await user.click(screen.getByRole('checkbox', { name: '予備車' }));
    await user.type(screen.getByRole('combobox', { name: '地域名' }), '大宮');
    await user.type(screen.getByRole('textbox', { name: '分類番号' }), '１００');
    await user.type(screen.getByRole('textbox', { name: 'かな' }), 'か');
    await user.type(screen.getByRole('textbox', { name: '一連指定番号' }), '1234{Enter}');
    await waitFor(() => expect(onValid).toHaveBeenCalled());
    expect(onValid.mock.calls[0]?.[0]).toMatchObject({
      code: '0012',
      weight: 7950,
      kind: 'own',
      zones: ['frozen', 'chilled'],
      reserve: true,
      note: null,
      plate: { region: '大宮', classNumber: '100', kana: 'か', serialNumber: '1234' },
    });
  });
});

describe('NumberField', () => {
  it('reads full-width digits and groups them once the field is left', async () => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: /車両総重量/ });
    await user.type(field, '１２００');
    expect(field).toHaveValue('１２００');
    expect(formValues().weight).toBe(1200);
    await user.tab();
    expect(field).toHaveValue('1,200');
  });

  it('keeps text that is no number and shows an error', async () => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: /車両総重量/ });
    await user.type(field, '12t');
    await user.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveValue('12t');
  });
});

describe('PostalCodeField', () => {
  it('inserts the hyphen and looks up the address with seven digits', async () => {
    const lookUp = vi.fn(async () => true);
    const { user } = await renderUi(<FieldsForm lookUp={lookUp} />);
    const button = screen.getByRole('button', { name: '住所を入れる' });
    expect(button).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: '郵便番号' }), '３３００８０１');
    await user.tab();
    expect(screen.getByRole('textbox', { name: '郵便番号' })).toHaveValue('330-0801');
    await user.click(button);
    expect(lookUp).toHaveBeenCalledWith('3300801');
  });

  it('looks the address up once new digits are left, and not when the field is only visited', async () => {
    const lookUp = vi.fn(async () => true);
    const { user } = await renderUi(<FieldsForm lookUp={lookUp} />);
    const field = screen.getByRole('textbox', { name: '郵便番号' });
    await user.type(field, '〒330-0801');
    await user.tab();
    expect(formValues().postalCode).toBe('3300801');
    await waitFor(() => expect(lookUp).toHaveBeenCalledWith('3300801'));
    await user.click(field);
    await user.tab();
    expect(lookUp).toHaveBeenCalledOnce();
  });

  it('leaves the focus where Tab has taken it while it asks', async () => {
    const { user } = await renderUi(<FieldsForm lookUp={() => new Promise<boolean>(() => undefined)} />);
    await user.type(screen.getByRole('textbox', { name: '郵便番号' }), '3300801');
    await user.tab();
    const button = screen.getByRole('button', { name: '住所を入れる' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it('says when the code does not exist', async () => {
    const { user } = await renderUi(<FieldsForm lookUp={async () => false} />);
    await user.type(screen.getByRole('textbox', { name: '郵便番号' }), '0000000');
    await user.click(screen.getByRole('button', { name: '住所を入れる' }));
    expect(await screen.findByText('この郵便番号の住所は見つかりませんでした。')).toBeVisible();
  });
});
