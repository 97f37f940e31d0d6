import { demoDeliveryCompanies } from '@haisha/demo-company/demo-delivery-companies';
import { demoId } from '@haisha/demo-company/demo-id';
import { usualDeliveryCompanyTerms } from '@haisha/validation/delivery-company';
import { selectDeliveryCompanies } from '../../areas/masters/delivery-companies/delivery-company-list.ts';
import { deliveryCompanyRow } from '../../areas/masters/delivery-companies/delivery-company-repository.ts';
import { deliveryCompanies } from '../../db/schema/masters/delivery-companies.ts';
import type { DemoPart } from '../demo-part.ts';

export const demoPart: DemoPart = {
  entity: 'deliveryCompany',
  fill: (tx, today, by) =>
    tx.insert(deliveryCompanies).values(
      demoDeliveryCompanies(today).map(({ terms, ...input }) => ({
        id: demoId(`delivery company ${input.code}`),
        ...deliveryCompanyRow(input),
        ...usualDeliveryCompanyTerms,
        ...terms,
        ...by,
      })),
    ),
  select: (tx) => selectDeliveryCompanies(tx, { may: () => true }),
};
