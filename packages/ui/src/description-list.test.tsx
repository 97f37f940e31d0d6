import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { DescriptionList } from './description-list.tsx';

it('shows values next to their names, marks empty ones, and shows a zero', async () => {
  await renderUi(
    <DescriptionList
      items={[
        { id: 'code', label: '社番', value: '0012' },
        { id: 'doors', label: 'ドア', value: 0 },
        { id: 'note', label: '備考', value: null },
      ]}
    />,
  );
  await expectAccessible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['社番', 'ドア', '備考']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['0012', '0', '（なし）']);
});
