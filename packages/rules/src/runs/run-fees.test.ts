import { expect, test } from 'vitest';
import { feeTotalsOf } from './run-fees.ts';

const agreed = {
  hiredFeeYen: 45_000,
  loadingFeeYen: 2_000,
  unloadingFeeYen: 3_000,
  waitingFeeYen: 400,
  surchargeYen: 50,
  otherFeeYen: 6,
  tollYen: 1_320,
};
const nothing = {
  loadingFeeYen: null,
  unloadingFeeYen: null,
  waitingFeeYen: null,
  surchargeYen: null,
  otherFeeYen: null,
  tollYen: null,
};

test.each([
  ['without tax, the toll stands beside the others', agreed, 'excluded', { feesYen: 50_456, tollYen: 1_320 }],
  ['with tax, the toll is one of them', agreed, 'included', { feesYen: 51_776, tollYen: 0 }],
  ['while nobody knows, the toll stands beside them', agreed, null, { feesYen: 50_456, tollYen: 1_320 }],
  [
    'what is not agreed counts nothing',
    { ...nothing, hiredFeeYen: 45_000 },
    'excluded',
    { feesYen: 45_000, tollYen: 0 },
  ],
  ['a run for nothing has totals', { ...nothing, hiredFeeYen: 0 }, 'included', { feesYen: 0, tollYen: 0 }],
  ['without a hired fee there are none', { ...agreed, hiredFeeYen: null }, 'excluded', null],
] as const)('%s', (_, amounts, taxKind, totals) => expect(feeTotalsOf(amounts, taxKind)).toEqual(totals));
