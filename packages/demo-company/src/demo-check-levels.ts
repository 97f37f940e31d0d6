import { addDays } from '@haisha/rules/calendar';
import type { LevelRow, RollCallHoursRow } from '@haisha/rules/checks/check-settings';
import { demoInstant } from './demo-delivery-results.ts';
import { demoId } from './demo-id.ts';

type Kept = { id: string; reason: string; createdAt: string };

/** What the demo company has set for its checks: one level that was changed twice, and one that will change. */
export function demoCheckLevels(today: string): (LevelRow & Kept)[] {
  const row = (reason: string, rest: LevelRow): LevelRow & Kept => ({
    id: demoId(`check level ${rest.rule} ${rest.revision}`),
    reason,
    createdAt: setOn(rest.validFrom, today),
    ...rest,
  });
  const tight = { rule: 'vehicleTight' } as const;
  return [
    row('出庫前点検に 10 分あれば足りるため、参考にとどめる', {
      ...{ ...tight, revision: 1, validFrom: addDays(today, -120), level: 'info', number: 10 },
    }),
    row('戻りが遅れ、次の積込みに間に合わない日が続いたため', {
      ...{ ...tight, revision: 2, validFrom: addDays(today, -20), level: 'amber', number: 15 },
    }),
    row('荷主との新しい取り決めで、30 分を超える遅れは受け取られないため', {
      ...{ rule: 'slotMissed', revision: 1, validFrom: addDays(today, 60), level: 'red', number: 30 },
    }),
  ];
}

const dayMinutes = 24 * 60;

/** Two centres have somebody around the clock; at the third nobody is there for an hour after 0:30. */
export function demoRollCallHours(today: string): (RollCallHoursRow & Kept)[] {
  const hours = [
    ['IW', 0, dayMinutes, '24 時間の点呼体制'],
    ['FN', 0, dayMinutes, '24 時間の点呼体制'],
    ['AT', 90, dayMinutes + 30, '補助者の交替の間は点呼者がいない'],
  ] as const;
  return hours.map(([code, fromMinutes, toMinutes, reason]) => ({
    id: demoId(`roll-call hours ${code}`),
    departmentId: demoId(`department ${code}`),
    createdAt: setOn(addDays(today, -400), today),
    ...{ revision: 1, validFrom: addDays(today, -400), fromMinutes, toMinutes, reason },
  }));
}

/** In the afternoon of the day before it holds, or of a day of this week. */
function setOn(validFrom: string, today: string): string {
  const [day = today] = [addDays(validFrom, -1), addDays(today, -3)].toSorted();
  return demoInstant(day, 16 * 60 + 20);
}
