import { createEntityApi } from '@haisha/http/create-entity-api';
import { http, mutationOptions } from '@haisha/platform';
import type {
  DeliveryCompany,
  DeliveryCompanyContacts,
  deliveryCompanyContract,
} from '@haisha/validation/delivery-company';

/** Delivery companies on the server. */
export const deliveryCompaniesApi = createEntityApi(http, '/delivery-companies', {
  name: 'deliveryCompany',
} as typeof deliveryCompanyContract);

/** How a company is reached, as its own people change it. */
export function changeContacts(id: string) {
  return mutationOptions({
    mutationKey: ['/delivery-companies', 'changeContacts'],
    mutationFn: async (input: DeliveryCompanyContacts, { client }) => {
      const path = `/delivery-companies/${encodeURIComponent(id)}/contacts`;
      const row = await http().put<DeliveryCompany>(path, input);
      // At once: a second change would meet this one as a conflict.
      client.setQueryData(deliveryCompaniesApi.detail(id).queryKey, row);
      void client.invalidateQueries({ queryKey: ['/delivery-companies'] });
      return row;
    },
  });
}
