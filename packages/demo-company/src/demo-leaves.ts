import { addDays } from '@haisha/rules/calendar';
import type { LeaveKind } from '@haisha/validation/leave-choices';
import type { DemoDriver } from './demo-drivers.ts';
import { demoId } from './demo-id.ts';

export type DemoLeave = {
  id: string;
  driverId: string;
  kind: LeaveKind;
  fromDate: string;
  toDate: string;
  note: string | null;
};

/** Who is away, by place among the drivers: days from today, both included. Two of them are away tomorrow. */
const away: readonly [place: number, kind: LeaveKind, from: number, to: number, note: string | null][] = [
  [9, 'paid', 1, 1, null],
  [40, 'sick', 0, 1, '発熱'],
  [2, 'paid', -6, -5, null],
  [63, 'special', -3, -3, '忌引'],
  [24, 'dayOff', 2, 2, null],
];

/** The leave of the drivers of the demo company around a day. */
export function demoLeaves(today: string, drivers: readonly DemoDriver[]): DemoLeave[] {
  return away.flatMap(([place, kind, from, to, note]) => {
    const driver = drivers.find((one) => one.place === place);
    if (!driver) return [];
    const days = { fromDate: addDays(today, from), toDate: addDays(today, to) };
    return [{ id: demoId(`leave ${place} ${from}`), driverId: driver.id, kind, ...days, note }];
  });
}
