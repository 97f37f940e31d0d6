import { expect, it } from 'vitest';
import { boardDate, boardDay, run, vehicle, vehicleId } from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { monthDays } from './month-days.ts';

const off = { status: 'inInspection' as const, from: '2026-11-22', to: '2026-11-22' };

it('counts the runs of each day, what is left over, and the vehicles that are free and in service', () => {
  const cancelled = run(2, { status: 'cancelled', vehicleId: vehicleId(2) });
  const day = boardDay({
    allocations: [run(1), cancelled],
    deliveriesLeft: [delivery({ operationDate: boardDate })],
    vehicles: [vehicle(1), vehicle(2, { periods: [off] }), vehicle(3, { isTrailer: true })],
  });
  expect(monthDays(day, boardDate, 3)).toMatchObject([
    { day: '2026-11-21', runs: 1, left: 1, free: 1 },
    { day: '2026-11-22', runs: 0, left: 0, free: 1 },
    { day: '2026-11-23', runs: 0, left: 0, free: 2 },
  ]);
});

it('knows days off, and the last day of the labour month, which begins on the 21st', () => {
  const days = monthDays(boardDay({ holidays: ['2026-11-23'] }), '2026-11-19', 5);
  expect(days.map(({ off }) => off)).toEqual([null, null, 'saturday', 'holiday', 'holiday']);
  expect(days.filter(({ isLastOfLabourMonth }) => isLastOfLabourMonth).map(({ day }) => day)).toEqual(['2026-11-20']);
});
