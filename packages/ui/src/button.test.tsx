import { Button, Icon } from '@haisha/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../test/render-ui.tsx';

test('a busy button keeps its name and cannot be pressed', async () => {
  await renderUi(
    <Button loading loadingText="保存">
      <Icon name="retry" />
      保存
    </Button>,
  );
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
});

test('a button with loading and without loadingText does not compile', async () => {
  // @ts-expect-error loadingText is missing
  await renderUi(<Button loading>保存</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('');
});
