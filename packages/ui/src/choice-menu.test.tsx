import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render-ui.tsx';
import { ChoiceMenu } from './choice-menu.tsx';

const choices = [
  { value: 'IW', text: '岩槻センター' },
  { value: 'FN', text: '船橋センター' },
] as const;

it('says what is chosen, and tells another choice once', async () => {
  const onChange = vi.fn();
  const { user } = await renderUi(<ChoiceMenu hidesLabel label="センター" value="IW" {...{ choices, onChange }} />);
  await user.click(screen.getByRole('button', { name: 'センター 岩槻センター' }));
  expect(await screen.findByRole('menuitemradio', { name: '岩槻センター' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: '船橋センター' }));
  expect(onChange.mock.calls).toEqual([['FN']]);
});

it('shows what it is about beside what is chosen', async () => {
  await renderUi(<ChoiceMenu label="入力の理由" value="FN" choices={choices} onChange={vi.fn()} />);
  expect(screen.getByText('入力の理由')).toBeVisible();
  expect(screen.getByRole('button')).toHaveAttribute('aria-haspopup', 'menu');
});
