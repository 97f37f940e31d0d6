import { demoHoursRules } from '@haisha/demo-company/demo-agreements';
import type { HoursRule } from '@haisha/validation/labour-agreement';
import { selectRules } from '../../areas/attendance/agreements/agreement-repository.ts';
import { hoursRules } from '../../db/schema/attendance/hours-rules.ts';
import type { DemoPart } from '../demo-part.ts';

/** What the company has set for its hours. */
export const demoPart: DemoPart = {
  entity: 'hoursRule',
  async fill(tx, today, by) {
    await tx
      .insert(hoursRules)
      .values(demoHoursRules(today).map((row) => ({ ...row, updatedAt: row.createdAt, ...by })));
  },
  labelOf: (row) => (row as unknown as HoursRule).validFrom,
  select: (tx) => selectRules(tx),
};
