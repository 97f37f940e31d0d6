import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderUi } from '../../test/render-ui.tsx';
import { FaxField, PhoneField } from './index.ts';

function Contact({ phone = '', fax = '' }: { phone?: string; fax?: string }) {
  const { control, watch } = useForm({ defaultValues: { phone, fax } });
  return (
    <>
      <PhoneField control={control} name="phone" label="電話番号" />
      <FaxField control={control} name="fax" label="FAX番号" />
      <output>{watch('phone')}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: '電話番号' });

test.each([
  ['０４８－０００－１２３４', '0480-00-1234', '0480001234'],
  ['(03) 1234 5678', '03-1234-5678', '0312345678'],
  ['+81 90-1234-5678', '090-1234-5678', '09012345678'],
  ['内線12', '内線12', '内線12'],
])('shows %s as %s once it is left, and holds %s', async (typed, shown, value) => {
  const { user } = await renderUi(<Contact />);
  await user.type(field(), typed);
  expect(field()).toHaveValue(typed);
  await user.tab();
  expect(field()).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(value);
});

test('shows a stored number with its hyphens', async () => {
  await renderUi(<Contact phone="0480123456" />);
  expect(field()).toHaveValue('0480-12-3456');
  await expectAccessible();
});

test('a complete number is called from beside the field; nobody calls a fax machine', async () => {
  const { user } = await renderUi(<Contact fax="0480123457" />);
  expect(screen.queryByRole('link')).toBeNull();
  await user.type(field(), '048-012-345');
  expect(screen.queryByRole('link')).toBeNull();
  await user.type(field(), '6');
  expect(screen.getByRole('link', { name: '0480-12-3456 に電話する' })).toHaveAttribute('href', 'tel:0480123456');
  expect(screen.getByRole('textbox', { name: 'FAX番号' })).toHaveValue('0480-12-3457');
});
