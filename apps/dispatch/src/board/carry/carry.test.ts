import { expect, test } from 'vitest';
import { at, boardDate, boardDay, centre, companyId, driverId, run, runId, vehicleId } from '../../../test/board.ts';
import { delivery } from '../../../test/deliveries.ts';
import { rowsOfDay } from '../day/board-rows.ts';
import {
  commandOf,
  isWhereItWas,
  lengthened,
  overRow,
  shifted,
  spanOfDeliveries,
  startingAt,
  takeDeliveries,
  takeRun,
} from './carry.ts';

const { own, companies } = rowsOfDay(boardDay(), 'vehicle', () => true);
const [first, second] = own;
const ms = (clock: string) => Date.parse(at(clock));
const taken = takeRun(run(1), first?.key ?? '', 'whole', 'keys');

test.each([
  ['whole', 15, '8:15', '12:15'],
  ['whole', -60, '7:00', '11:00'],
  ['start', 30, '8:30', '12:00'],
  ['start', 600, '11:45', '12:00'],
  ['end', -15, '8:00', '11:45'],
  ['end', -600, '8:00', '8:15'],
] as const)('the %s moves by %i minutes to %s–%s', (part, minutes, start, end) => {
  expect(shifted({ ...taken, part }, minutes)).toMatchObject({ start: ms(start), end: ms(end) });
});

test('a run becomes longer at its end, never shorter than a quarter of an hour', () => {
  expect(lengthened(taken, 30)).toMatchObject({ start: ms('8:00'), end: ms('12:30') });
  expect(lengthened(taken, -600)).toMatchObject({ end: ms('8:15') });
  expect(startingAt(taken, ms('10:00'))).toMatchObject({ start: ms('10:00'), end: ms('14:00') });
});

test('an end that is held stays in its row', () => {
  expect(overRow(taken, 'x').rowKey).toBe('x');
  expect(overRow({ ...taken, part: 'end' }, 'x').rowKey).toBe(taken.rowKey);
});

test('put down where it was it is no command', () => {
  expect(isWhereItWas(taken, taken)).toBe(true);
  expect(isWhereItWas(shifted(taken, 15), taken)).toBe(false);
  expect(isWhereItWas(overRow(taken, 'x'), taken)).toBe(false);
});

test('a run goes to the vehicle, the driver or the company of the row', () => {
  const moved = shifted(taken, 60);
  const command = { kind: 'move', runId: runId(1), start: at('9:00'), end: at('13:00') };
  expect(second && commandOf(moved, second, centre)).toEqual({ ...command, target: { vehicleId: vehicleId(2) } });
  expect(companies[0] && commandOf(moved, companies[0], centre)).toEqual({
    ...command,
    target: { deliveryCompanyId: companyId(1) },
  });
  const [, driverRow] = rowsOfDay(boardDay(), 'driver', () => true).own;
  expect(driverRow && commandOf(moved, driverRow, centre)).toMatchObject({ target: { driverId: driverId(2) } });
});

test('among courses a run keeps its vehicle', () => {
  const [course] = rowsOfDay(boardDay({ allocations: [run(1, { courseId: vehicleId(9) })] }), 'course', () => true).own;
  expect(course && commandOf(taken, course, centre)).toMatchObject({ target: { vehicleId: vehicleId(1) } });
  expect(course && commandOf(takeDeliveries([delivery()], course.key, 'keys'), course, centre)).toBeNull();
});

test('deliveries on an empty place make a run with the usual driver, on a bar they join it', () => {
  const carried = takeDeliveries(
    [delivery({ arriveFromMinutes: 480, arriveToMinutes: 600 })],
    second?.key ?? '',
    'keys',
  );
  expect(second && commandOf(carried, second, centre)).toEqual({
    kind: 'create',
    run: {
      operationDate: boardDate,
      departmentId: centre,
      target: { vehicleId: vehicleId(2) },
      driverIds: { driver1Id: driverId(2), driver2Id: null },
      start: at('7:00'),
      end: at('11:00'),
    },
    deliveryIds: [delivery().id],
  });
  expect(first && commandOf({ ...carried, onRunId: runId(1) }, first, centre)).toEqual({
    kind: 'place',
    runId: runId(1),
    deliveryIds: [delivery().id],
    fromRunId: null,
  });
});

test('deliveries of one course make a run of that course', () => {
  const of = (...ids: (string | null)[]) => {
    const list = ids.map((courseId, index) => delivery({ id: `${index}`, courseId }));
    const command = second && commandOf(takeDeliveries(list, second.key, 'keys'), second, centre);
    return command?.kind === 'create' ? command.run.courseId : null;
  };
  expect([of('c', 'c'), of('c', null), of(null)]).toEqual(['c', undefined, undefined]);
});

test.each([
  [{ loadMinutes: 370, arriveFromMinutes: 480, arriveToMinutes: null }, '6:15', '9:00'],
  [{ loadMinutes: null, arriveFromMinutes: null, arriveToMinutes: null }, '8:00', '12:00'],
  [{ loadMinutes: null, arriveFromMinutes: 20, arriveToMinutes: 25 }, '0:00', '1:30'],
  [{ loadMinutes: 1400, arriveFromMinutes: 1500, arriveToMinutes: 1560 }, '23:15', '27:00'],
])('what is wished for decides how long a new run lasts', (wishes, start, end) => {
  expect(spanOfDeliveries([delivery(wishes)])).toEqual({ start: ms(start), end: ms(end) });
});
