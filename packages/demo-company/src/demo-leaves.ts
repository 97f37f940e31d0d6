import { addDays } from '@haisha/rules/calendar';
import type { LeaveKind } from '@haisha/validation/leave-choices';
import type { DemoDriver } from './demo-drivers.ts';
import { demoId } from './demo-id.ts';
import { demoRandom } from './demo-random.ts';

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
  [70, 'absent', -8, -8, '酒気帯びのため帰宅'],
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

/** A driver takes a day or two off about so many days after the last ones, and is ill now and then. */
const daysBetween = 42;

/** The leave of the drivers in the past, in days before today: earliest first, none of it in the last `least` days. */
export function demoPastLeaves(
  today: string,
  drivers: readonly DemoDriver[],
  { least, most }: { least: number; most: number },
): DemoLeave[] {
  return drivers.flatMap(({ hiredDate, id, place }) => {
    const random = demoRandom(place * 977 + 5);
    const leaves: DemoLeave[] = [];
    for (let ago = most - Math.floor(random() * daysBetween); ; ago -= daysBetween - 14 + Math.floor(random() * 28)) {
      const days = random() < 0.3 ? 2 : 1;
      const isSick = random() < 0.12;
      if (ago - days < least) return leaves;
      const fromDate = addDays(today, -ago);
      if (fromDate <= hiredDate) continue;
      leaves.push({
        id: demoId(`leave ${place} ${-ago}`),
        driverId: id,
        kind: isSick ? 'sick' : 'paid',
        ...{ fromDate, toDate: addDays(fromDate, days - 1), note: isSick ? '体調不良' : null },
      });
    }
  });
}
