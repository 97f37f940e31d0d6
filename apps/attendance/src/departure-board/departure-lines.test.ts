import { expect, test } from 'vitest';
import { departureRow } from '../../test/departure-rows.ts';
import { departureCounts, groupsOf, isCounted, linesOf } from './departure-lines.ts';

const at = (time: string) => `2026-11-26T${time}:00+09:00`;
const now = Date.parse(at('04:20'));
const call = (result: 'passed' | 'refused') => departureRow({}).calls.concat({ ...aCall, result });
const aCall = {
  id: '70000000-0000-4000-8000-000000000001',
  driverId: '70000000-0000-4000-8000-000000000002',
  date: '2026-11-26',
  kind: 'before' as const,
  at: at('04:02'),
  method: 'faceToFace' as const,
  result: 'passed' as const,
  byName: '近藤 学',
  vehicleCode: 'IW-01',
  alcohol: 0,
  hasAlcohol: false,
  isVehicleSound: true,
};

const rows = [
  departureRow({ name: '遅刻' }),
  departureRow({ name: '出勤', clockInAt: at('03:55') }),
  departureRow({ name: '点呼済', clockInAt: at('03:55'), calls: call('passed') }),
  departureRow({ name: '不可', clockInAt: at('03:55'), calls: call('refused') }),
  departureRow({ name: '無点呼', clockInAt: at('03:55'), leaveGarageAt: at('04:15') }),
  departureRow({ name: '有給', planned: null, leave: { kind: 'paid' } }),
  departureRow({ name: '予定なし', planned: null }),
];
const lines = linesOf(rows, now);

test('urgent lines stand on top, the others in the order of a morning, and who is not planned is left out', () => {
  expect(groupsOf(lines).map((group) => [group.name, group.lines.map(({ row }) => row.driver.name)])).toEqual([
    ['urgent', ['遅刻', '不可', '無点呼']],
    ['clockedIn', ['出勤']],
    ['called', ['点呼済']],
    ['off', ['有給']],
  ]);
});

test('a counter keeps those who went on', () => {
  const counts = departureCounts.map((count) => [count, lines.filter((line) => isCounted(count, line)).length]);
  expect(Object.fromEntries(counts)).toEqual({ due: 5, clockedIn: 4, called: 1, departed: 1, late: 4, off: 1 });
});
