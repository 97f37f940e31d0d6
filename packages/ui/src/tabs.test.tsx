import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderUi } from '../test/render-ui.tsx';
import { Tabs } from './tabs.tsx';

function Views({ keep = false }) {
  const [value, setValue] = useState('entries');
  return (
    <Tabs
      label="履歴"
      keep={keep}
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'entries', label: '記録', content: '記録の一覧' },
        { id: 'changes', label: '変更', content: '変更の一覧' },
        { id: 'files', label: '書類', content: <input aria-label="書類" /> },
      ]}
    />
  );
}

it('shows the view of the chosen tab', async () => {
  const { user } = await renderUi(<Views />);
  await expectAccessible();
  expect(screen.getByRole('tabpanel', { name: '記録' })).toHaveTextContent('記録の一覧');
  await user.click(screen.getByRole('tab', { name: '変更' }));
  expect(screen.getByRole('tabpanel', { name: '変更' })).toHaveTextContent('変更の一覧');
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
});

it('is one tab stop; arrow keys, Home and End move', async () => {
  const { user } = await renderUi(<Views />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '変更' })).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: '記録' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: '書類', selected: true })).toHaveFocus();
  await user.keyboard('{Home}{Tab}');
  expect(screen.getByRole('tabpanel', { name: '記録' })).toHaveFocus();
});

it('keeps the input of a hidden tab, and hides it from keyboard and screen readers', async () => {
  const { user } = await renderUi(<Views keep />);
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  await user.click(screen.getByRole('tab', { name: '書類' }));
  await user.type(screen.getByRole('textbox'), '車検証');
  await user.click(screen.getByRole('tab', { name: '変更' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  await user.click(screen.getByRole('tab', { name: '書類' }));
  expect(screen.getByRole('textbox')).toHaveValue('車検証');
});
