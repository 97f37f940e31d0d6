import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { renderUi } from '../../test/render-ui.tsx';
import { useSchemaForm } from '../schema-form.ts';
import { KanaField } from './kana-field.tsx';

const schema = z.object({ kana: z.string() });

function KanaForm() {
  const { control } = useSchemaForm(schema, { defaultValues: { kana: '' } });
  return <KanaField control={control} name="kana" label="カナ" />;
}

describe('KanaField', () => {
  it.each(['ﾔﾏﾀﾞ ﾀﾛｳ', 'やまだ　たろう', ' ヤマダ  タロウ '])(
    'shows the reading of %s once it is left',
    async (typed) => {
      const { user } = await renderUi(<KanaForm />);
      const field = screen.getByRole('textbox', { name: /カナ/ });
      await user.type(field, typed);
      expect(field).toHaveValue(typed);
      await user.tab();
      expect(field).toHaveValue('ヤマダ タロウ');
    },
  );

  it('takes what an input method leaves when the focus goes', async () => {
    const { user } = await renderUi(<KanaForm />);
    const field = screen.getByRole('textbox', { name: /カナ/ });
    await user.click(field);
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'さとう' } });
    expect(field).toHaveValue('さとう');
    fireEvent.compositionEnd(field, { data: 'さとう' });
    await user.tab();
    expect(field).toHaveValue('サトウ');
  });
});
