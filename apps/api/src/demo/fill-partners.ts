import { demoDeliveryCompanies } from '@haisha/demo-company/demo-delivery-companies';
import { demoDirections } from '@haisha/demo-company/demo-directions';
import { demoId } from '@haisha/demo-company/demo-id';
import { demoOperationTimes } from '@haisha/demo-company/demo-operation-times';
import { usualDeliveryCompanyTerms } from '@haisha/validation/delivery-company';
import { deliveryCompanyRow } from '../areas/masters/delivery-companies/delivery-company-repository.ts';
import { directionRow } from '../areas/masters/directions/direction-repository.ts';
import { operationTimeRow } from '../areas/masters/operation-times/operation-time-repository.ts';
import type { Transaction } from '../db/database.ts';
import { deliveryCompanies } from '../db/schema/masters/delivery-companies.ts';
import { directions } from '../db/schema/masters/directions.ts';
import { operationTimes } from '../db/schema/masters/operation-times.ts';

/** Who carries for the demo company, whither it drives, and the shifts of its centres. */
export async function fillPartners(
  tx: Transaction,
  today: string,
  by: { createdBy: string; updatedBy: string },
): Promise<void> {
  await tx.insert(deliveryCompanies).values(
    demoDeliveryCompanies(today).map(({ terms, ...input }) => ({
      id: demoId(`delivery company ${input.code}`),
      ...deliveryCompanyRow(input),
      ...usualDeliveryCompanyTerms,
      ...terms,
      ...by,
    })),
  );
  await tx
    .insert(directions)
    .values(
      demoDirections().map((input) => ({ id: demoId(`direction ${input.code}`), ...directionRow(input), ...by })),
    );
  await tx.insert(operationTimes).values(
    demoOperationTimes().map(({ courseTimes: _, ...input }) => ({
      id: demoId(`operation time ${input.code}`),
      ...operationTimeRow(input),
      ...by,
    })),
  );
}
