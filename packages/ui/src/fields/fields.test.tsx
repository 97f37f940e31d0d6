import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { FieldsForm, formValues } from '../../test/fields-form.tsx';
import { renderUi } from '../../test/render-ui.tsx';

describe('a form of fields', () => {
  it('is accessible, empty and with errors', async () => {
    const { user } = await renderUi(<FieldsForm lookUp={async () => true} />);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('社番は必須です', { exact: false });
    await expectAccessible();
  });

  it('shows an error when a field is left, and none while typing', async () => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: /備考/ });
    await user.type(field, '一二三四五六');
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/備考.*5/));
    await user.type(field, '{Backspace}');
    expect(field).toHaveAttribute('aria-invalid', 'true');
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

describe('DateField', () => {
  it('shows a day of this year as an example, and a month in the month field', async () => {
    vi.setSystemTime('2031-05-10T00:00:00Z');
    await renderUi(<FieldsForm />);
    expect(screen.getByRole('textbox', { name: '車検満了日' })).toHaveAttribute('placeholder', '2031/04/01');
    expect(screen.getByRole('textbox', { name: '初度登録年月' })).toHaveAttribute('placeholder', '2031/04');
    vi.useRealTimers();
  });

  it.each(['20261121', '2026/11/21', '2026-11-21', 'R8.11.21', '２０２６１１２１'])('reads %s', async (typed) => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: '車検満了日' });
    await user.type(field, typed);
    expect(formValues().expiry).toBe('2026-11-21');
    await user.tab();
    expect(field).toHaveValue('2026/11/21');
    expect(screen.getByText('土曜・令和8年')).toBeVisible();
  });

  it.each([
    ['ja', 'あした', '車検満了日は日付形式で入力してください。例: 20261121、2026/11/21、R8.11.21'],
    ['en', 'soon', 'Invalid date format. Please write it like 20261121, 2026/11/21 or R8.11.21'],
    ['ja', '20260230', '車検満了日に入力した2026/02/30は存在しない日付です。月と日を確認してください'],
    ['en', '20260230', 'The day 2026/02/30 does not exist. Please check the month and the day'],
    ['ja', 'Ｒ８．２．３０', '車検満了日に入力したR8.2.30は存在しない日付です。月と日を確認してください'],
    ['ja', '13/1', '車検満了日に入力した13/1は存在しない日付です。月と日を確認してください'],
    ['ja', 'R1.4.30', '車検満了日に入力したR1.4.30は元号の期間に入りません。Rは2019/05/01から始まります'],
    ['en', 'R1.4.30', 'R1.4.30 is not within its era: R begins on 2019/05/01'],
  ] as const)('keeps text that is no day and says why (%s, %s)', async (locale, typed, sentence) => {
    const { user } = await renderUi(<FieldsForm />, locale);
    const field = screen.getByRole('textbox', { name: '車検満了日' });
    await user.type(field, typed);
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveValue(typed);
  });

  it('reads a day of the Japanese calendar back as it is typed, and keeps only what it means once it is left', async () => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: '車検満了日' });
    await user.type(field, 'S39.2.29');
    expect(field).toHaveValue('S39.2.29');
    expect(screen.getByText('1964/02/29')).toBeVisible();
    expect(field).toHaveAccessibleDescription(/1964\/02\/29.*土曜・昭和39年/);
    await user.tab();
    expect(field).toHaveValue('1964/02/29');
    expect(screen.queryByText('1964/02/29')).toBeNull();
    expect(field).toHaveAccessibleDescription('土曜・昭和39年');
  });

  it('replaces text that was not left yet by the day of the calendar', async () => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: '車検満了日' });
    await user.type(field, '20270401');
    expect(field).toHaveValue('20270401');
    fireEvent.change(document.querySelector('input[type=date]') as HTMLInputElement, {
      target: { value: '2027-05-02' },
    });
    await waitFor(() => expect(field).toHaveValue('2027/05/02'));
  });

  it('takes a day from the calendar and can be emptied', async () => {
    const { user, container } = await renderUi(<FieldsForm />);
    const picker = container.querySelector('input[type=date]') as HTMLInputElement;
    fireEvent.change(picker, { target: { value: '2026-12-01' } });
    const field = screen.getByRole('textbox', { name: '車検満了日' });
    await waitFor(() => expect(field).toHaveValue('2026/12/01'));
    await user.clear(field);
    expect(formValues().expiry).toBeNull();
  });
});

describe('MonthField and TimeField', () => {
  it.each(['202611', '2026/11', 'R8.11'])('reads %s as a month', async (typed) => {
    const { user } = await renderUi(<FieldsForm />);
    await user.type(screen.getByRole('textbox', { name: '初度登録年月' }), typed);
    await user.tab();
    expect(formValues().first).toBe('2026-11');
    expect(screen.getByRole('textbox', { name: '初度登録年月' })).toHaveValue('2026/11');
  });

  it.each([
    ['ja', 'らいげつ', '初度登録年月は年月の形式で入力してください。例: 201903、2019/03、H31.3'],
    ['en', 'soon', 'Invalid month format. Please write it like 201903, 2019/03 or H31.3'],
    ['ja', '2026/13', '初度登録年月に入力した2026/13は存在しない年月です。月を確認してください'],
    ['en', '2026/13', 'The month 2026/13 does not exist. Please check the month'],
    ['ja', 'R1.4', '初度登録年月に入力したR1.4は元号の期間に入りません。Rは2019/05/01から始まります'],
  ] as const)('keeps text that is no month and says why (%s, %s)', async (locale, typed, sentence) => {
    const { user } = await renderUi(<FieldsForm />, locale);
    const field = screen.getByRole('textbox', { name: '初度登録年月' });
    await user.type(field, typed);
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveValue(typed);
  });

  it.each(['201903', '2019/03', 'H31.3'])('reads its own example %s', async (typed) => {
    const { user } = await renderUi(<FieldsForm />);
    await user.type(screen.getByRole('textbox', { name: '初度登録年月' }), typed);
    expect(formValues().first).toBe('2019-03');
  });

  it('reads a month back as it is typed', async () => {
    const { user } = await renderUi(<FieldsForm />);
    await user.type(screen.getByRole('textbox', { name: '初度登録年月' }), '201903');
    expect(screen.getByText('平成31年3月')).toBeVisible();
  });

  it('reads the month in which an era began, though its first day belongs to the earlier era', async () => {
    const { user } = await renderUi(<FieldsForm />);
    await user.type(screen.getByRole('textbox', { name: '初度登録年月' }), 'H1.1');
    expect(formValues().first).toBe('1989-01');
  });

  it.each(['930', '0930', '9:30', '９：３０'])('reads %s as a time', async (typed) => {
    const { user } = await renderUi(<FieldsForm />);
    await user.type(screen.getByRole('textbox', { name: '開始' }), typed);
    expect(formValues().opens).toBe('09:30');
  });
});

describe('NightTimeField', () => {
  it.each(['25:30', '2530', '２５：３０'])('reads %s as half past one of the next day', async (typed) => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: '帰庫' });
    await user.type(field, typed);
    expect(formValues().returns).toBe(1530);
    await user.tab();
    expect(field).toHaveValue('25:30');
  });

  it.each(['48:00', '12:60', '25'])('keeps %s, which is no time of a run, and shows an error', async (typed) => {
    const { user } = await renderUi(<FieldsForm />);
    const field = screen.getByRole('textbox', { name: '帰庫' });
    await user.type(field, typed);
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/帰庫は0:00から47:59まで/));
    expect(field).toHaveValue(typed);
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

  it('says when the code does not exist', async () => {
    const { user } = await renderUi(<FieldsForm lookUp={async () => false} />);
    await user.type(screen.getByRole('textbox', { name: '郵便番号' }), '0000000');
    await user.click(screen.getByRole('button', { name: '住所を入れる' }));
    expect(await screen.findByText('この郵便番号の住所は見つかりませんでした。')).toBeVisible();
  });
});
