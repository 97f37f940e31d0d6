import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { customerPlace } from '@haisha/references/customers/customer-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const kind = masterRecords.customer;
const words: Words = async () =>
  (await import(/* webpackChunkName: "customer-words" */ './customer-messages.ts')).customerMessages;

/** Customers, whose form stands in a dialog. */
export const customerPages: MasterPart = {
  ...recordPages(customerPlace, {
    kind,
    menu: { icon: 'handshake', group, order: 360 },
    words,
    rows: { at: '/customers', sortedBy: 'code' },
    list: async () =>
      (await import(/* webpackChunkName: "customer-lists" */ './customer-list-page.tsx')).customerListPage,
    dialog: async () => (await import(/* webpackChunkName: "customer-dialog" */ './customer-form.tsx')).customerForm,
    permissions: ['customer.readTerms', 'customer.updateTerms'],
    messages: ['customer', 'term'],
  }),
  imports: {
    ...customerPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './customer-audit.ts')).customerAudit,
};
