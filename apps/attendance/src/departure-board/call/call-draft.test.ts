import { rollCallInputSchema } from '@haisha/validation/roll-call';
import { describe, expect, test } from 'vitest';
import {
  allowsDriving,
  badAnswer,
  type CallDraft,
  emptyCall,
  inputOf,
  isReading,
  methodOfDigit,
  openQuestion,
  usualAnswer,
} from './call-draft.ts';

const about = {
  id: '70000000-0000-4000-8000-000000000001',
  driverId: '70000000-0000-4000-8000-000000000002',
  date: '2026-11-26',
  at: '2026-11-25T19:02:00.000Z',
  result: 'passed' as const,
};
const whole = (more: Partial<CallDraft> = {}): CallDraft => ({
  ...emptyCall('before'),
  ...methodOfDigit('1'),
  alcohol: '0.00',
  ...usualAnswer('isHealthy'),
  ...usualAnswer('isVehicleSound'),
  ...more,
});
const faults = (draft: CallDraft, more: object = {}) => {
  const { error } = rollCallInputSchema.safeParse({ ...inputOf(draft, about), ...more });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

describe('the questions of a call', () => {
  test.each([
    ['before', 'method alcohol isHealthy isVehicleSound'],
    ['middle', 'method alcohol isHealthy'],
    ['after', 'method alcohol'],
  ] as const)('%s duty are %s', (kind, expected) => {
    const asked: string[] = [];
    let draft = emptyCall(kind);
    const answers = { method: methodOfDigit('1'), alcohol: { alcohol: '0.00' } };
    for (let next = openQuestion(draft); next !== null; next = openQuestion(draft)) {
      asked.push(next);
      draft = { ...draft, ...(next === 'method' || next === 'alcohol' ? answers[next] : usualAnswer(next)) };
    }
    expect(asked.join(' ')).toBe(expected);
    expect(faults(draft)).toEqual([]);
  });

  test('a digit without a method answers nothing', () => {
    expect(methodOfDigit('6')).toBeNull();
    expect(methodOfDigit('0')).toBeNull();
  });
});

test.each([
  ['0', true],
  ['0.00', true],
  ['.15', true],
  ['０．１５', true],
  ['', false],
  [' ', false],
  ['.', false],
  ['0.', false],
  ['x', false],
  ['-1', false],
  ['0.001', false],
])('a detector shows %j: %s', (text, expected) => {
  expect(isReading(text)).toBe(expected);
});

test('neither method nor alcohol is answered as usual', () => {
  expect([usualAnswer('method'), usualAnswer('alcohol'), usualAnswer(null)]).toEqual([{}, {}, {}]);
});

describe('who may drive', () => {
  test.each([
    ['all well', {}, true],
    ['0.00', { alcohol: '0.00' }, true],
    ['0.01', { alcohol: '0.01' }, false],
    ['wide figures', { alcohol: '０．１５' }, false],
    ['ill', badAnswer('isHealthy'), false],
    ['a vehicle that is not sound', badAnswer('isVehicleSound'), false],
  ])('%s', (_, more, expected) => {
    const draft = whole(more);
    expect(allowsDriving(draft)).toBe(expected);
    const notes = { healthNote: '発熱', vehicleNote: 'ブレーキ' };
    expect(faults({ ...draft, ...notes })).toEqual(expected ? [] : ['result mayNotDrive']);
    expect(faults({ ...draft, ...notes }, { result: 'refused' })).toEqual([]);
  });
});

test.each([
  ['no detector needs its reason', { usedDetector: false, alcohol: '' }, ['methodReason required']],
  ['the telephone needs its reason', { method: 'phone' as const }, ['methodReason required']],
  [
    'what is wrong is written down',
    { isHealthy: false, isVehicleSound: false },
    ['healthNote required', 'vehicleNote required', 'result mayNotDrive'],
  ],
  ['a detector shows a number', { alcohol: 'x' }, ['alcohol invalid']],
])('%s', (_, more, expected) => {
  expect(
    faults(whole(more))
      .map((fault) => fault.replace(/number|NaN/, 'invalid'))
      .toSorted(),
  ).toEqual(expected.toSorted());
});
