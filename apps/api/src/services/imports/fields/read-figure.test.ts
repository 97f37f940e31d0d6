import { describe, expect, test } from 'vitest';
import { figureReader } from './read-figure.ts';

const value = (text: string) => ({ value: text });

describe('a figure', () => {
  test.each([
    ['2,000kg', '2,000'],
    ['２，０００ＫＧ', '2,000'],
    ['2000 ㎏', '2000'],
    ['-5kg', '-5'],
    ['▲1,200', '-1,200'],
    ['(5,000)', '-5,000'],
    ['△5kg', '-5'],
    ['2000', '2000'],
  ])('%s may have its unit behind it', (text, figure) => {
    expect(figureReader(['kg'])(text)).toEqual(value(figure));
  });

  test.each([
    ['45', '才', '1.25'],
    ['500', 'リットル', '0.5'],
    ['120', 'm3', '120'],
    ['3立米', '才', '3'],
    ['36才', 'm3', '1'],
  ])('%s in a column of %s is so many cubic metres, with as many decimals as the field has', (text, unit, figure) => {
    expect(figureReader(['m3'], unit, 2)(text)).toEqual(value(figure));
  });

  test.each([
    '32,5',
    '1,5kg',
    '1.234,5',
    '12,3456',
    '2L',
    '2t車',
    '約2,000kg',
    'kg',
    '',
    '¥2,000',
    't',
    '2..5t',
    '1,5t',
    '12,00t',
    '0:45',
    '12:00-13:00',
  ])('%s is not what the field holds', (text) => {
    expect(figureReader(['kg'])(text)).toEqual(value(text));
  });

  test.each([
    ['2t', 'kg', '2000'],
    ['2.7トン', 'kg', '2700'],
    ['２．８５ｔ', 'kg', '2850'],
    ['2t500kg', 'kg', '2500'],
    ['11.99m', 'cm', '1199'],
    ['3,350mm', 'cm', '335'],
    ['0:45', '分', '45'],
    ['12:00-13:00', '分', '60'],
    ['１２：００〜１２：４５', '分', '45'],
    ['12時から13時半まで', '分', '90'],
    ['23:30-0:30', '分', '60'],
    ['4:30', '分', '270'],
    ['1時間', '分', '60'],
    ['1時間30分', '分', '90'],
    ['1.5時間', '分', '90'],
    ['300万円', '円', '3000000'],
    ['1億2,000万円', '円', '120000000'],
    ['500万', '円', '5000000'],
    ['0.1t', 'kg', '100'],
    ['30m3', 'm3', '30'],
  ])('%s is told in %s', (text, unit, figure) => {
    expect(figureReader([unit])(text)).toEqual(value(figure));
  });

  test.each(['1:5', '0:60', '約0:45', '0:45頃', '1000:00'])('%s is no duration', (text) => {
    expect(figureReader(['分'])(text)).toEqual(value(text));
  });

  test('a duration may be longer than a day', () => {
    expect(figureReader(['分'])('100:30')).toEqual(value('6030'));
  });

  test.each(['約▲5kg', '▲', '(5,000)円', '約(5,000)', '2t500kg程度'])('%s is left to be refused', (text) => {
    expect(figureReader(['kg'])(text)).toEqual(value(text));
  });

  test.each([
    ['¥4,350', '4,350'],
    ['￥４，３５０', '4,350'],
    ['4350円', '4350'],
  ])('%s may be an amount', (text, figure) => {
    expect(figureReader(['円'])(text)).toEqual(value(figure));
  });

  test('an amount in brackets ends with them', () => {
    expect(figureReader(['円'])('(5,000)円')).toEqual(value('(5,000)円'));
  });

  test.each(['5人', '5名'])('%s is in one of its units', (text) => {
    expect(figureReader(['人', '名'])(text)).toEqual(value('5'));
  });
});
