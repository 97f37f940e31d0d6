import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { deliveryCompanyPlace } from '@haisha/references/delivery-companies/delivery-company-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const kind = masterRecords.deliveryCompany;
const words: Words = async () =>
  (await import(/* webpackChunkName: "further-words" */ './delivery-company-messages.ts')).deliveryCompanyMessages;

/** Delivery companies. */
export const deliveryCompanyPages: MasterPart = {
  ...recordPages(deliveryCompanyPlace, {
    kind,
    menu: { icon: 'users', group, order: 370 },
    words,
    rows: { at: '/delivery-companies', sortedBy: 'code' },
    list: async () =>
      (await import(/* webpackChunkName: "further-lists" */ './delivery-company-list-page.tsx'))
        .deliveryCompanyListPage,
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
    words,
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './delivery-company-audit.ts')).deliveryCompanyAudit,
};
