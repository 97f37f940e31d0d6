import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FieldsForm, formValues } from '../../test/fields-form.tsx';
import { renderUi } from '../../test/render-ui.tsx';

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
    ['en', 'soon', 'Enter “車検満了日” as a date, such as 20261121, 2026/11/21 or R8.11.21'],
    ['ja', '20260230', '車検満了日の2026/02/30は存在しない日付です。月と日を確認してください'],
    ['en', '20260230', 'Check the month and the day of “車検満了日”: 2026/02/30 does not exist'],
    ['ja', 'Ｒ８．２．３０', '車検満了日のR8.2.30は存在しない日付です。月と日を確認してください'],
    ['ja', '13/1', '車検満了日の13/1は存在しない日付です。月と日を確認してください'],
    ['ja', 'R1.4.30', '車検満了日に入力したR1.4.30は元号の期間に入りません。Rは2019/05/01から始まります'],
    ['en', 'R1.4.30', 'Check the year of “車検満了日”: R1.4.30 is not within its era, as R begins on 2019/05/01'],
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
    ['en', 'soon', 'Enter “初度登録年月” as a month, such as 201903, 2019/03 or H31.3'],
    ['ja', '2026/13', '初度登録年月の2026/13は存在しない年月です。月を確認してください'],
    ['en', '2026/13', 'Check the month of “初度登録年月”: 2026/13 does not exist'],
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
