import { addDays, daysBetween } from '@haisha/rules/calendar';
import { fiveDayYears } from '@haisha/rules/leave/five-days';
import { paidGrants } from '@haisha/rules/leave/paid-grants';
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

/** A leave that somebody asked for, and what became of it. */
export type DemoLeaveRequest = DemoLeave & {
  part: 'day' | 'am' | 'pm';
  status: 'requested' | 'approved' | 'refused' | 'withdrawn';
  decisionReason: string | null;
};

type Asked = Pick<DemoLeaveRequest, 'kind' | 'part' | 'status'> & {
  place: number;
  from: number;
  days: number;
  note: string;
  decisionReason?: string;
};

/** Requests by place among the drivers, in days from today; place 6 has the login of the drivers. */
const asked: readonly Asked[] = [
  { place: 6, kind: 'paid', part: 'am', status: 'requested', from: 9, days: 1, note: '通院の付き添い' },
  { place: 21, kind: 'paid', part: 'day', status: 'requested', from: 16, days: 3, note: '旅行' },
  { place: 33, kind: 'compensatory', part: 'day', status: 'requested', from: 12, days: 1, note: '休日出勤の代わり' },
  { place: 6, kind: 'paid', part: 'day', status: 'approved', from: 23, days: 1, note: '私用' },
  { place: 30, kind: 'paid', part: 'pm', status: 'approved', from: -4, days: 1, note: '役所の手続き' },
  {
    ...{ place: 6, kind: 'paid', part: 'day', status: 'refused', from: 3, days: 1, note: '私用' },
    decisionReason: '年末前の繁忙日で代わりの乗務員がいない',
  },
  { place: 52, kind: 'paid', part: 'day', status: 'withdrawn', from: 5, days: 1, note: '私用' },
];

/** The requests of the drivers; whoever drives tomorrow asks for that day as well. */
export function demoLeaveRequests(
  today: string,
  drivers: readonly DemoDriver[],
  drivesTomorrow: string | undefined,
): DemoLeaveRequest[] {
  const known = asked.flatMap(({ days, decisionReason = null, from, place, ...leave }) => {
    const driver = drivers.find((one) => one.place === place);
    if (!driver) return [];
    const fromDate = addDays(today, from);
    const span = { fromDate, toDate: addDays(fromDate, days - 1) };
    return [{ id: demoId(`asked ${place} ${from}`), driverId: driver.id, ...leave, ...span, decisionReason }];
  });
  if (drivesTomorrow === undefined) return known;
  const day = addDays(today, 1);
  return [
    ...known,
    {
      ...{ id: demoId('asked tomorrow'), driverId: drivesTomorrow, kind: 'paid', part: 'day', status: 'requested' },
      ...{ fromDate: day, toDate: day, note: '子どもの学校行事', decisionReason: null },
    },
  ];
}

/** So many drivers take so few days in a year of which five are owed, and that ends so soon. */
const atRisk = { drivers: 2, days: 3, soon: 85 };

/** A driver takes a day or two off about so many days after the last ones, and is ill now and then. */
const usualGap = 42;

/** The leave of the drivers in the past, in days before today: earliest first, none of it in the last `least` days. */
export function demoPastLeaves(
  today: string,
  drivers: readonly DemoDriver[],
  { least, most }: { least: number; most: number },
): DemoLeave[] {
  const few = fewDays(today, drivers);
  const all = drivers.flatMap(({ hiredDate, id, place }) => {
    const random = demoRandom(place * 977 + 5);
    const leaves: DemoLeave[] = [];
    for (let ago = most - Math.floor(random() * usualGap); ; ago -= usualGap - 14 + Math.floor(random() * 28)) {
      const days = random() < 0.3 ? 2 : 1;
      const isSick = random() < 0.12;
      if (ago - days < least) return leaves;
      const fromDate = addDays(today, -ago);
      // Nobody has paid leave in the first six months.
      if (fromDate <= hiredDate || (!isSick && paidGrants(hiredDate, fromDate).length === 0)) continue;
      leaves.push({
        id: demoId(`leave ${place} ${-ago}`),
        driverId: id,
        kind: isSick ? 'sick' : 'paid',
        ...{ fromDate, toDate: addDays(fromDate, days - 1), note: isSick ? '体調不良' : null },
      });
    }
  });
  // They are ill as others are, but keep most of their paid leave.
  const taken = new Map<string, number>();
  return all.filter(({ driverId, fromDate, kind, toDate }) => {
    const from = few.get(driverId);
    if (from === undefined || kind !== 'paid' || toDate < from) return true;
    if (fromDate !== toDate || (taken.get(driverId) ?? 0) >= atRisk.days) return false;
    taken.set(driverId, (taken.get(driverId) ?? 0) + 1);
    return true;
  });
}

/** Those whose five days are at risk, with the first day of their year. */
function fewDays(today: string, drivers: readonly DemoDriver[]): Map<string, string> {
  const ending = drivers.flatMap(({ hiredDate, id }) => {
    const year = fiveDayYears(paidGrants(hiredDate, today), [], today).at(-1);
    return year && daysBetween(today, year.to) <= atRisk.soon ? [[id, year.from] as const] : [];
  });
  return new Map(ending.slice(0, atRisk.drivers));
}
