import { expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { setAgreedFeesSchema, setFeesSchema } from './run-fees.ts';

const fees = { version: 1, hiredFeeYen: 45_000, taxKind: 'excluded' };

test('fees are read whole: what is left out is not agreed', () => {
  const read = setFeesSchema.parse({ ...fees, tollYen: '１，３２０', paymentDate: '2026/12/31' });
  expect(read).toEqual({
    ...{ version: 1, reason: null, hiredFeeYen: 45_000, taxKind: 'excluded', tollYen: 1_320 },
    ...{ loadingFeeYen: null, unloadingFeeYen: null, waitingFeeYen: null, surchargeYen: null },
    ...{ otherFeeYen: null, otherFeeText: null, paymentDate: '2026-12-31' },
  });
  expect(setFeesSchema.parse(read)).toEqual(read);
});

test.each([
  [{ hiredFeeYen: -1 }, ['hiredFeeYen minValue']],
  [{ hiredFeeYen: 100_000_000 }, ['hiredFeeYen maxValue']],
  [{ loadingFeeYen: 1.5 }, ['loadingFeeYen integer']],
  [{ taxKind: 'none' }, ['taxKind choose']],
  [{ taxKind: null }, ['taxKind required']],
  [{ hiredFeeYen: null, waitingFeeYen: 0, taxKind: null }, ['taxKind required']],
  [{ otherFeeYen: 500 }, ['otherFeeText required']],
  [{ otherFeeText: 'x'.repeat(201) }, ['otherFeeText max']],
  [{ paymentDate: 'soon' }, ['paymentDate date.unreadable']],
  [{ version: undefined }, ['version required']],
])('%j is refused by its field', (change, expected) => {
  expect(refusals(setFeesSchema, { ...fees, ...change })).toEqual(expected);
});

test.each([{ hiredFeeYen: null, taxKind: null, tollYen: 1_320 }, { otherFeeYen: 0 }, { otherFeeText: '高速代は実費' }])(
  '%j is taken',
  (change) => expect(refusals(setFeesSchema, { ...fees, ...change })).toEqual([]),
);

test('what was accepted changes with a reason', () => {
  expect(refusals(setAgreedFeesSchema, { ...fees, taxKind: null })).toEqual(['taxKind required', 'reason required']);
  expect(refusals(setAgreedFeesSchema, { ...fees, reason: '増便' })).toEqual([]);
});
