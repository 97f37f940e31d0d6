import { demoCheckLevels, demoRollCallHours } from '@haisha/demo-company/demo-check-levels';
import type { CheckLevelRecord, RollCallHours } from '@haisha/validation/check-level';
import { levelLabel, selectLevels } from '../../areas/dispatch/checks/check-level-repository.ts';
import { rollCallLabel, selectRollCallHours } from '../../areas/dispatch/checks/roll-call-repository.ts';
import { checkLevels } from '../../db/schema/dispatch/check-levels.ts';
import { rollCallHours } from '../../db/schema/dispatch/roll-call-hours.ts';
import type { DemoPart } from '../demo-part.ts';

/** What the company has set for the checks of its runs. */
export const demoPart: DemoPart = {
  entity: 'checkLevel',
  async fill(tx, today, by) {
    await tx
      .insert(checkLevels)
      .values(demoCheckLevels(today).map((row) => ({ ...row, updatedAt: row.createdAt, ...by })));
    await tx
      .insert(rollCallHours)
      .values(demoRollCallHours(today).map((row) => ({ ...row, updatedAt: row.createdAt, ...by })));
  },
  labelOf: (row) => {
    const record = row as unknown as CheckLevelRecord | RollCallHours;
    return 'rule' in record ? levelLabel(record) : rollCallLabel(record);
  },
  select: async (tx) => [...(await selectLevels(tx)), ...(await selectRollCallHours(tx))],
};
