import { expect, test } from 'vitest';
import { paramsIn } from './params-in.ts';

test('a proposal has the word of the language, where there is one for each', () => {
  const params = { text: 'femal', near: '女性', nearEn: 'Female' };
  expect(paramsIn('ja', params)).toEqual({ text: 'femal', near: '女性' });
  expect(paramsIn('en', params)).toEqual({ text: 'femal', near: 'Female' });
  expect(paramsIn('en', { text: 'x', near: 'HN-0001' })).toEqual({ text: 'x', near: 'HN-0001' });
  expect(paramsIn('en')).toEqual({});
});
