import { demoDays } from '@haisha/demo-company/demo-deliveries';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { fillDemo } from './fill-demo.ts';

const today = '2026-11-26';

describe.each(['0:30', '2:00', '4:59', '12:00', '23:50'])('the demo company that begins at %s', (time) => {
  it('has nobody on the way without a punch, and without a roll call only whom it planted', async () => {
    const test = await buildTestApp({}, { at: `${today}T${time.padStart(5, '0')}:00+09:00` });
    try {
      await fillDemo(test.db, today, { env: test.env, now: test.clock() }, demoDays);
      const { rows } = await test.db.execute<{ centre: string; left: boolean; called: boolean; ahead: boolean }>(sql`
        select d.code as centre, coalesce(a.actual_out_at > ${test.clock().toISOString()}, false) as ahead,
          exists (select from punches p where p.driver_id = c.driver_id and p.work_date = ${today}
            and p.kind = 'leaveGarage') as "left",
          exists (select from roll_calls r where r.driver_id = c.driver_id and r.work_date = ${today}
            and r.kind = 'before' and r.result = 'passed') as called
        from allocations a join allocation_crew c on c.allocation_id = a.id and not c.is_released
          join drivers v on v.id = c.driver_id join departments d on d.id = v.department_id
        where a.operation_date = ${today} and a.status = 'departed'`);
      expect(rows.filter(({ ahead, left }) => ahead || !left)).toEqual([]);
      const uncalled = rows.filter(({ called }) => !called).map(({ centre }) => centre);
      expect(uncalled).toEqual([...new Set(uncalled)]);
      const { rows: alarms } = await test.db.execute(sql`
        select department_id, count(*)::int from departure_alerts
        where work_date = ${today} and kind = 'departedWithoutCall' group by department_id having count(*) > 1`);
      expect(alarms).toEqual([]);
    } finally {
      await test.close();
    }
  }, 120_000);
});
