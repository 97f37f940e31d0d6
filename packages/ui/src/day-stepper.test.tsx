import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { DayStepper, DaySteps, TodayButton } from './day-stepper.tsx';
import { Dialog } from './dialog.tsx';
import { UiProvider } from './ui-provider.tsx';

const labels = { previous: '前へ', today: '今日', next: '次へ', date: '日付を選ぶ' };

function open(over?: ReactNode) {
  const acts = { onStep: vi.fn(), onToday: vi.fn(), onDate: vi.fn() };
  render(
    <UiProvider>
      <DayStepper date="2026-11-21" text="2026/11/21" labels={labels} {...acts} />
      <textarea aria-label="メモ" />
      {over}
    </UiProvider>,
  );
  return { ...acts, user: userEvent.setup() };
}

test('steps by its buttons and by keys', async () => {
  const { onStep, onToday, user } = open();
  await user.click(screen.getByRole('button', { name: '前へ' }));
  await user.click(screen.getByRole('button', { name: '次へ' }));
  await user.click(screen.getByRole('button', { name: '今日' }));
  await user.keyboard('[[]t');
  expect(onStep.mock.calls).toEqual([[-1], [1], [-1], [1]]);
  expect(onToday).toHaveBeenCalledTimes(2);
});

test('leaves the keys to a field', async () => {
  const { onStep, onToday, user } = open();
  await user.type(screen.getByLabelText('メモ'), 't');
  expect([onStep.mock.calls, onToday.mock.calls]).toEqual([[], []]);
});

test('its keys rest while a dialog lies over the page', async () => {
  const { onStep, onToday, user } = open(<Dialog open onClose={vi.fn()} title="印刷" />);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('[[]]t');
  expect([onStep.mock.calls, onToday.mock.calls]).toEqual([[], []]);
});

test('a page with another use for T keeps it', async () => {
  const onToday = vi.fn();
  const onStep = vi.fn();
  render(
    <UiProvider>
      <DaySteps
        date="2026-11-21"
        text="2026/11/21"
        labels={labels}
        today={<TodayButton onClick={onToday}>{labels.today}</TodayButton>}
        onStep={onStep}
        onDate={vi.fn()}
      />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await user.keyboard('t]');
  expect([onStep.mock.calls, onToday.mock.calls]).toEqual([[[1]], []]);
  await user.click(screen.getByRole('button', { name: '今日' }));
  expect(onToday).toHaveBeenCalledOnce();
});
