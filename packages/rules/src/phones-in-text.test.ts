import { expect, test } from 'vitest';
import { phonesInText } from './phones-in-text.ts';

const phones = (text: string) => phonesInText(text).flatMap(({ text: said, phone }) => (phone ? [[said, phone]] : []));

test.each([
  ['着いたら048-737-0000へ', [['048-737-0000', '0487370000']]],
  ['店長：０９０ー１２３４ー５６７８', [['０９０ー１２３４ー５６７８', '09012345678']]],
  [
    '(03)1234-5678 または 09012345678',
    [
      ['(03)1234-5678', '0312345678'],
      ['09012345678', '09012345678'],
    ],
  ],
  ['+81-90-1234-5678', [['+81-90-1234-5678', '09012345678']]],
])('a number is found in %s', (text, expected) => {
  expect(phones(text)).toEqual(expected);
});

test.each(['2026-11-21', '1-2-3', '339-0073', 'コード0312345678', '4901234567890', '5:00-13:00', '012-34', ''])(
  'nothing is called in %s',
  (text) => {
    expect(phones(text)).toEqual([]);
  },
);

test('nothing of the text is lost', () => {
  const text = '受付 048-737-0000\n夜間 090-1234-5678、内線12';
  expect(
    phonesInText(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(phonesInText('段差に注意')).toEqual([{ at: 0, text: '段差に注意', phone: null }]);
});
