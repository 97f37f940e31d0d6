import { boardDaySchema } from '@haisha/validation/board-day';
import { unpackDay } from '@haisha/validation/unpack-day';
import { expect, test } from 'vitest';
import { at, boardDay, companyId, crew, driverId, fees, finding, run, runId, stop } from '../../../test/board.ts';
import { packedDay } from '../../../test/packed-day.ts';

const access = { largestVehicleClass: 'medium', maxHeightCm: 320, maxLengthCm: null, needsTailLift: true } as const;
const place = { destinationId: runId(71), placeNameEn: 'Hinataya Koshigaya', access };

const full = run(1, {
  crew: [crew(1), crew(2, { role: 'driver2', driverNameEn: 'Kenichi Suzuki' })],
  findings: [finding({ params: { minutes: 30 } })],
  stops: [
    stop(1, '岩槻センター', {
      actualArriveAt: at('7:55'),
      actualDepartAt: at('8:20'),
      waitingMinutes: 5,
      note: '裏口',
    }),
    stop(2, 'ひなた屋 越谷店', { ...place, windowFrom: at('9:00'), windowTo: at('25:30'), isClosed: true }),
    stop(3, '越谷SA', { kind: 'break', workMinutes: 45 }),
  ],
  updatedBy: { id: driverId(9), name: '配車 太郎' },
});
const hired = run(2, {
  ...{ ownership: 'hired', vehicleId: null, vehicleCode: null, crew: [], stops: [], tier: 2, hiredFeeYen: 32_000 },
  ...{ deliveryCompanyId: companyId(1), deliveryCompanyName: '彩北運輸', deliveryCompanyNameEn: 'Saihoku' },
  ...{ fees: fees({ tollYen: 1_200 }), status: 'accepted', requestedAt: at('-20:00'), answeredAt: at('-19:00') },
  load: { ...run(2).load, goods: [{ cargoOwnerId: runId(81), originId: runId(82), weightKg: null, isNamed: true }] },
});

test('a day is the same after its way from the API', () => {
  const day = boardDay({ allocations: [full, hired] });
  const answer = packedDay(day);
  expect(boardDaySchema.parse(answer)).toStrictEqual(answer);
  expect(unpackDay(JSON.parse(JSON.stringify(answer)))).toEqual(day);
});

test('several wishes of a stop meet where all of them are heard', () => {
  const answer = packedDay(boardDay({ allocations: [full] }));
  const [first] = answer.runs;
  first?.[4]?.push([2, 600, 900], [2, 480, null]);
  const [, second] = unpackDay(answer).allocations[0]?.stops ?? [];
  expect([second?.windowFrom, second?.windowTo]).toEqual([at('10:00'), at('15:00')]);
});

test('a run without crew, stops and deliveries is an empty one', () => {
  const answer = packedDay(boardDay());
  const [facts] = answer.runs[0] ?? [];
  const runs = facts ? [[facts, null, null, null, null, null] satisfies (typeof answer.runs)[number]] : [];
  expect(unpackDay({ ...answer, runs }).allocations).toMatchObject([
    { crew: [], stops: [], load: { count: 0, weightKg: 0, zones: [], needsTailLift: false, goods: null } },
  ]);
});
