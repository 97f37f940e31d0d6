import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { FieldsForm, formValues } from '../../test/fields-form.tsx';
import { renderUi } from '../../test/render-ui.tsx';

describe('PlateField', () => {
  const part = {
    region: () => screen.getByRole('combobox', { name: '地域名' }),
    classNumber: () => screen.getByRole('textbox', { name: '分類番号' }),
    kana: () => screen.getByRole('textbox', { name: 'かな' }),
    serialNumber: () => screen.getByRole('textbox', { name: '一連指定番号' }),
  };
  const marked = () =>
    Object.entries(part)
      .filter(([, one]) => one().getAttribute('aria-invalid') === 'true')
      .map(([name]) => name);

  it('marks the parts with errors, describes them, and focuses the first', async () => {
    const refusals = [
      { path: 'plate.classNumber', code: 'plate.classNumber' },
      { path: 'plate.kana', code: 'plate.kana' },
    ];
    const { user } = await renderUi(<FieldsForm refusals={refusals} />);
    expect(marked()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '拒否' }));
    await waitFor(() => expect(marked()).toEqual(['classNumber', 'kana']));
    expect(part.classNumber()).toHaveFocus();
    for (const one of [part.classNumber(), part.kana()]) {
      expect(one).toHaveAccessibleDescription(
        /分類番号は「100」のように1〜3桁で.*\s+かなはナンバープレートに使われるひらがなで/,
      );
    }
    expect(part.region()).not.toHaveAttribute('aria-describedby');
    await expectAccessible();
    await user.type(part.classNumber(), '100');
    await user.type(part.kana(), 'か');
    await user.tab();
    await waitFor(() => expect(marked()).toEqual([]));
    expect(part.kana()).not.toHaveAttribute('aria-describedby');
  });

  it('uses the digit keyboard of phones where the plate takes only digits', async () => {
    await renderUi(<FieldsForm />);
    expect(part.serialNumber()).toHaveAttribute('inputmode', 'numeric');
  });

  it('focuses the first missing part when the form is submitted', async () => {
    const { user } = await renderUi(<FieldsForm />);
    await user.type(screen.getByRole('textbox', { name: /社番/ }), '1');
    await user.type(screen.getByRole('textbox', { name: /車両総重量/ }), '1');
    await user.selectOptions(screen.getByRole('combobox', { name: /区分/ }), 'own');
    await user.click(screen.getByRole('checkbox', { name: '冷蔵' }));
    await user.type(part.region(), '大宮');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(marked()).toEqual(['classNumber', 'kana', 'serialNumber']));
    expect(part.classNumber()).toHaveFocus();
  });

  it('marks every part of a plate that another vehicle has, until one is changed', async () => {
    const { user } = await renderUi(<FieldsForm refusals={[{ path: 'plate', code: 'taken' }]} />);
    await user.click(screen.getByRole('button', { name: '拒否' }));
    await waitFor(() => expect(marked()).toHaveLength(4));
    expect(part.region()).toHaveFocus();
    expect(part.serialNumber()).toHaveAccessibleDescription('ナンバーはすでに使われています。別の値を入力してください');
    await user.type(part.serialNumber(), '1');
    await waitFor(() => expect(marked()).toEqual([]));
    expect(screen.queryByText('ナンバーはすでに使われています。別の値を入力してください')).toBeNull();
  });

  it.each([
    ['ja', '保存', '地域名', '分類番号、かな、一連指定番号を入力してください'],
    ['en', '保存', 'Region', 'Enter the class no., the kana, the serial number'],
  ] as const)('names all missing parts in one sentence (%s)', async (locale, save, region, sentence) => {
    const { user } = await renderUi(<FieldsForm />, locale);
    await user.type(screen.getByRole('combobox', { name: region }), '大宮');
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('group', { name: /ナンバー/ })).toHaveAccessibleDescription(sentence);
  });

  it.each([
    ['１２３４', '1234', '12-34'],
    ['12-34', '1234', '12-34'],
    ['12', '12', '・・12'],
  ])('reads %s and shows it as on the vehicle once it is left', async (typed, value, shown) => {
    const { user } = await renderUi(<FieldsForm />);
    const serial = screen.getByRole('textbox', { name: '一連指定番号' });
    await user.type(serial, typed);
    expect(serial).toHaveValue(typed);
    await user.tab();
    expect(serial).toHaveValue(shown);
    expect(formValues().plate.serialNumber).toBe(value);
  });
});
