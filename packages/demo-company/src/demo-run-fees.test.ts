import { setFeesSchema } from '@haisha/validation/run-fees';
import { expect, test } from 'vitest';
import { demoFees } from './demo-run-fees.ts';

test('the fees of the demo company are such as its dispatchers could have typed', () => {
  for (let count = 1; count <= 12; count += 1) {
    const fees = demoFees({ count, distanceKm: count * 15, stops: count });
    expect(setFeesSchema.parse({ ...fees, version: 1 })).toMatchObject(fees);
  }
});

test('a long way has its toll, and every fourth run brings cages back', () => {
  expect(demoFees({ count: 1, distanceKm: 170, stops: 2 })).toEqual({
    ...{ hiredFeeYen: 61_300, loadingFeeYen: 2_000, unloadingFeeYen: 400, waitingFeeYen: null, surchargeYen: 1_800 },
    ...{ otherFeeYen: 1_500, otherFeeText: '空カゴ車の回収', tollYen: 4_080, taxKind: 'excluded', paymentDate: null },
  });
  expect(demoFees({ count: 2, distanceKm: 59, stops: 6 })).toMatchObject({
    ...{ unloadingFeeYen: 2_000, otherFeeYen: null, otherFeeText: null, tollYen: null },
  });
});
