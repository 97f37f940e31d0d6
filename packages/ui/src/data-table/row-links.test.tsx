import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { DataTable } from './index.ts';

type Destination = { id: string; phone: string };
const rows: Destination[] = ['0480000001', '0480000002', '0480000003'].map((phone) => ({ id: phone, phone }));

it('Tab reaches the numbers of the active row alone, so that nobody tabs through a whole list', async () => {
  const { user } = await renderUi(
    <>
      <DataTable
        label="配送先"
        columns={[{ id: 'phone', header: '電話番号', cell: ({ phone }: Destination) => <PhoneLink phone={phone} /> }]}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ id }) => id}
      />
      <button type="button">次</button>
    </>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByRole('link', { name: '0480-00-0002 に電話する' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '次' })).toHaveFocus();
});
