import { companyLevels } from '@haisha/rules/checks/company-levels';
import { runStageOf } from '@haisha/rules/checks/crew-missing';
import { feeMissing } from '@haisha/rules/checks/hired-run';
import { isWithinLegalDays } from '@haisha/rules/payment-term';
import { hasOpenFees, isFeeAgreed } from '@haisha/rules/states/allocation-state';
import type { Allocation, Finding } from '@haisha/validation/allocation';
import type { SetFees } from '@haisha/validation/run-fees';
import { recordInWrongState, validationFailed } from '../../../../http/errors.ts';
import type { Reader, Write } from '../../../../services/records/entity-repository.ts';
import { readCheckSettings } from '../../checks/read-check-settings.ts';
import { changeToldRun } from '../notices/tell-of-run.ts';
import { setRun } from './change-run.ts';

/** The columns of a run that nobody is paid for. */
export const noFees = {
  hiredFeeYen: null,
  loadingFeeYen: null,
  unloadingFeeYen: null,
  waitingFeeYen: null,
  surchargeYen: null,
  otherFeeYen: null,
  otherFeeText: null,
  tollYen: null,
  taxKind: null,
  paymentDate: null,
} as const;

/**
 * Sets what a delivery company is paid for a run, whole, until its report is approved; once it has accepted, with the
 * reason.
 */
export async function setFees(write: Write, id: string, { reason, version, ...fees }: SetFees): Promise<Allocation> {
  return await changeToldRun(write, { id, version }, { action: 'update', reason }, async (row) => {
    if (!hasOpenFees(row)) throw recordInWrongState(row);
    if (isFeeAgreed(row.status) && reason === null) throw validationFailed([{ path: 'reason', code: 'required' }]);
    if (fees.paymentDate !== null && !isWithinLegalDays(row.operationDate, fees.paymentDate)) {
      throw validationFailed([{ path: 'paymentDate', code: 'within60Days' }]);
    }
    await setRun(write, id, { ...fees, findings: await findingsWith(write.tx, row, fees) });
  });
}

/** Whether the price is missing is all that fees change of what was found. */
async function findingsWith(
  db: Reader,
  { departmentId, findings, operationDate, status }: Allocation,
  fees: Pick<SetFees, 'hiredFeeYen'>,
): Promise<Finding[]> {
  const settings = await readCheckSettings(db, departmentId);
  const [missing] = companyLevels(feeMissing(fees, runStageOf({ status })), settings, operationDate);
  const isAbout = ({ code }: Finding) => code === 'hiredFeeMissing';
  if (missing && findings.some(isAbout)) return findings;
  return [...(missing ? [missing] : []), ...findings.filter((one) => !isAbout(one))];
}
