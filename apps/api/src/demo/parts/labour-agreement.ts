import { demoAgreements } from '@haisha/demo-company/demo-agreements';
import type { LabourAgreement } from '@haisha/validation/labour-agreement';
import { agreementLabel, selectAgreements } from '../../areas/attendance/agreements/agreement-repository.ts';
import { labourAgreements } from '../../db/schema/attendance/labour-agreements.ts';
import type { DemoPart } from '../demo-part.ts';

/** The labour agreements of the offices. */
export const demoPart: DemoPart = {
  entity: 'labourAgreement',
  async fill(tx, today, by) {
    const rows = demoAgreements(today).map((row) => ({
      ...row,
      months: [...row.months],
      updatedAt: row.createdAt,
      ...by,
    }));
    await tx.insert(labourAgreements).values(rows);
  },
  labelOf: (row) => agreementLabel(row as unknown as LabourAgreement),
  select: (tx) => selectAgreements(tx),
};
