import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../test/render-ui.tsx';
import { ProgressLine } from './progress-line.tsx';

test.each([
  [0.999, '99'],
  [1.2, '100'],
  [-1, '0'],
])('shows %d of the work as %s percent', async (done, share) => {
  await renderUi(<ProgressLine label="取り込み" done={done} text="あと少し" />);
  const line = screen.getByRole('progressbar', { name: '取り込み' });
  expect(line).toHaveAttribute('aria-valuenow', share);
  expect(line).toHaveAttribute('aria-valuetext', 'あと少し');
});

test('shows only that work goes on while the total is unknown', async () => {
  await renderUi(<ProgressLine label="取り込み" done={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
