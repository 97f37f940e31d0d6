import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKanaOfName } from './use-kana-of-name.ts';

function fieldOf() {
  let kana = '';
  const type = (next: string) => {
    kana = next;
  };
  const form = { getValues: () => kana, setValue: (_: 'kana', next: string) => type(next) };
  const { current: fillIn } = renderHook(() => useKanaOfName(form)).result;
  return { fillIn, type, kana: () => kana };
}

it('follows the name, also after its field tidied what stands in it', () => {
  const { fillIn, kana } = fieldOf();
  fillIn('ヤマダ　タロウ');
  expect(kana()).toBe('ヤマダ タロウ');
  fillIn('ヤマダ　ジロウ');
  expect(kana()).toBe('ヤマダ ジロウ');
});

it('keeps what somebody wrote', () => {
  const { fillIn, kana, type } = fieldOf();
  fillIn('ヤマダ');
  type('ヤマタ');
  fillIn('ヤマダ タロウ');
  expect(kana()).toBe('ヤマタ');
});
