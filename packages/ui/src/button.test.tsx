import { Button, Icon } from '@haisha/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withLooks } from '../test/looks.ts';
import { renderUi } from '../test/render-ui.tsx';

withLooks();

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

test('an icon that points on is smaller than its words, with another icon before them or without', async () => {
  await renderUi(
    <>
      <Button>
        もっと見る
        <Icon name="chevronDown" label="一" />
      </Button>
      <Button>
        <Icon name="history" label="履歴" />
        変更
        <Icon name="chevronDown" label="二" />
      </Button>
      <Button aria-label="次へ">
        <Icon name="chevronDown" label="三" />
      </Button>
    </>,
  );
  const widthOf = (name: string) => getComputedStyle(screen.getByRole('img', { name })).width;
  expect(widthOf('二')).toBe(widthOf('一'));
  expect(widthOf('履歴')).not.toBe(widthOf('一'));
  expect(widthOf('三')).toBe(widthOf('履歴'));
});
