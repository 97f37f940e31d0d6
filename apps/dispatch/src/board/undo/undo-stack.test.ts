import { expect, test } from 'vitest';
import { at, companyId, crew, driverId, run, runId, vehicleId } from '../../../test/board.ts';
import type { BoardCommand } from '../commands/board-command.ts';
import { inverseOf, targetOf } from '../commands/inverse-of.ts';
import { emptyStack, pushed, redone, refusalOf, undone } from './undo-stack.ts';

const move: BoardCommand = {
  kind: 'move',
  runId: runId(1),
  target: { vehicleId: vehicleId(2) },
  start: at('9:00'),
  end: at('13:00'),
};
const back: BoardCommand = { ...move, target: { vehicleId: vehicleId(1) }, start: at('8:00'), end: at('12:00') };
const before = run(1);
const after = run(1, { version: 2, vehicleId: vehicleId(2), start: at('9:00'), end: at('13:00') });

test('a move goes back to the row and the time that it came from', () => {
  expect(inverseOf(move, before, [after], '')).toEqual(back);
  const byDriver = { ...move, target: { driverId: driverId(2) } };
  expect(inverseOf(byDriver, before, [after], '')).toMatchObject({ target: { driverId: driverId(1) } });
  expect(inverseOf(byDriver, run(1, { crew: [] }), [after], '')).toBeNull();
  const hired = run(1, { ownership: 'hired', vehicleId: null, deliveryCompanyId: companyId(1) });
  expect(inverseOf(move, hired, [after], '')).toMatchObject({ target: { deliveryCompanyId: companyId(1) } });
});

test('a new run is cancelled, deliveries go back to where they were, a crew to who it was', () => {
  const made = { operationDate: '2026-11-21', departmentId: '', target: { vehicleId: '' }, start: '', end: '' };
  const create = { kind: 'create', run: made, deliveryIds: [] } as const;
  expect(inverseOf(create, undefined, [after], '操作の取り消し')).toEqual({
    kind: 'state',
    runId: runId(1),
    name: 'cancel',
    reason: '操作の取り消し',
  });
  const place = { kind: 'place', runId: runId(1), deliveryIds: ['d'], fromRunId: null } as const;
  expect(inverseOf(place, before, [after], '')).toEqual({ ...place, runId: null, fromRunId: runId(1) });
  const crewCommand = { kind: 'crew', runId: runId(1), driver1Id: driverId(3), driver2Id: null } as const;
  expect(inverseOf(crewCommand, before, [after], '')).toEqual({ ...crewCommand, driver1Id: driverId(1) });
});

test('confirming is taken back by the command that takes it back, a departure by none', () => {
  const state = { kind: 'state', runId: runId(1), name: 'confirm' } as const;
  expect(inverseOf(state, before, [after], 'x')).toMatchObject({ name: 'unconfirm' });
  expect(inverseOf({ ...state, name: 'depart' }, before, [after], 'x')).toBeNull();
});

test('what stands nowhere yet has no row to go back to', () => {
  expect(targetOf(run(1, { vehicleId: null }))).toEqual({ driverId: driverId(1) });
  expect(targetOf(run(1, { vehicleId: null, crew: [] }))).toBeNull();
  expect(targetOf(run(1, { vehicleId: null, crew: [crew(1, { role: 'helper' })] }))).toBeNull();
});

test('steps are taken back from the last on, and done again in their order', () => {
  const step = { done: move, inverse: back };
  let stack = pushed(emptyStack, step, [after]);
  expect(refusalOf(stack, back, [after])).toBeNull();
  const moved = run(1, { version: 3 });
  stack = undone(stack, step, [moved]);
  expect(stack.past).toEqual([]);
  expect(refusalOf(stack, move, [moved])).toBeNull();
  stack = redone(stack, step, back, [run(1, { version: 4 })]);
  expect(stack).toMatchObject({ past: [{ done: move, inverse: back }], future: [], versions: { [runId(1)]: 4 } });
});

test('a new act ends what could be done again', () => {
  const step = { done: move, inverse: back };
  const stack = undone(pushed(emptyStack, step, [after]), step, [after]);
  expect(pushed(stack, { done: move, inverse: back }, [after]).future).toEqual([]);
});

test('a step is refused when somebody changed the run since, or it is gone', () => {
  const stack = pushed(emptyStack, { done: move, inverse: back }, [after]);
  const changed = run(1, { version: 3, updatedBy: { id: 'x', name: '木村' } });
  expect(refusalOf(stack, back, [changed])).toEqual({ code: 'changed', run: changed });
  expect(refusalOf(stack, back, [])).toEqual({ code: 'gone' });
});

test('a long day keeps its last steps', () => {
  let stack = emptyStack;
  for (let count = 0; count < 60; count += 1) stack = pushed(stack, { done: move, inverse: back }, [after]);
  expect(stack.past).toHaveLength(50);
});
