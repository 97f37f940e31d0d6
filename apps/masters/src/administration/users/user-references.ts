import { referenceTo } from '@haisha/records/naming/reference-to';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';

/** What fields of a user refer to, for a conflict. */
export const userReferences = { deliveryCompanyId: referenceTo(deliveryCompany) };
