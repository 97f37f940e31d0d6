import { recordPages } from '@haisha/records/pages/record-pages';
import { deliveryCompanyPlace } from '@haisha/references/delivery-companies/delivery-company-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';
import { partnerWords } from '../words/partner-words.ts';

const kind = masterRecords.deliveryCompany;

/** Delivery companies. */
export const deliveryCompanyPages: MasterPart = {
  ...recordPages(deliveryCompanyPlace, {
    kind,
    menu: { icon: 'users', group, order: 370 },
    words: partnerWords,
    list: async () =>
      (await import(/* webpackChunkName: "partner-lists" */ './delivery-company-list-page.tsx'))
        .DeliveryCompanyListPage,
    form: async () =>
      (await import(/* webpackChunkName: "delivery-company-forms" */ './delivery-company-form.tsx'))
        .deliveryCompanyForm,
    choosing: true,
    permissions: ['deliveryCompany.readTerms', 'deliveryCompany.updateTerms', 'deliveryCompany.updateContacts'],
    messages: ['deliveryCompany', 'term'],
  }),
  imports: {
    ...deliveryCompanyPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words: partnerWords,
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './delivery-company-audit.ts')).deliveryCompanyAudit,
};
