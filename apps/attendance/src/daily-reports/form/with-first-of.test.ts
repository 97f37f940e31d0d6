import { expect, test } from 'vitest';
import { report } from '../../../test/daily-reports.ts';
import { withFirstOf } from './with-first-of.ts';

const driver = (id: string) => ({ id, name: id, nameEn: null, role: 'driver1' as const });
const [former, second, third] = [driver('former'), driver('second'), driver('third')];
const row = (driverId: string, endMinutes: number | null) => ({
  ...{ driverId, startPlace: null, startMinutes: null, endPlace: null, endMinutes, drivingMinutes: null },
});
const pause = (driverId: string | null, fromMinutes: number) => ({
  ...{ kind: 'break' as const, driverId, placeName: null, fromMinutes, toMinutes: fromMinutes + 30 },
});

test('who drives first now has the stored times and breaks; of who stays, what was typed stays', () => {
  const before = report(1);
  const typed = {
    ...{ ...before.content, endMinutes: 700, odometerEndKm: 48_306, note: '雨' },
    partners: [row(second.id, 650), row(third.id, 690)],
    pauses: [pause(null, 300), pause(second.id, 330), pause(third.id, 360)],
  };
  const content = {
    ...{ ...before.content, endMinutes: 640, partners: [row(third.id, null)], pauses: [pause(null, 400)] },
  };
  const now = { ...before, content, run: { ...before.run, drivers: [second, third, former] } };
  expect(withFirstOf(now, typed)).toEqual({
    ...{ ...typed, endMinutes: 640 },
    partners: [row(third.id, 690), row(former.id, null)],
    pauses: [pause(null, 400), pause(third.id, 360)],
  });
});
