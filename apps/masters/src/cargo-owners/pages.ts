import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { cargoOwnerPlace } from '@haisha/references/cargo-owners/cargo-owner-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const kind = masterRecords.cargoOwner;
const words: Words = async () =>
  (await import(/* webpackChunkName: "customer-words" */ './cargo-owner-messages.ts')).cargoOwnerMessages;

/** Cargo owners. */
export const cargoOwnerPages: MasterPart = {
  ...recordPages(cargoOwnerPlace, {
    kind,
    menu: { icon: 'area', group, order: 365 },
    words,
    rows: { at: '/cargo-owners', sortedBy: 'code' },
    list: async () =>
      (await import(/* webpackChunkName: "customer-lists" */ './cargo-owner-list-page.tsx')).cargoOwnerListPage,
    form: async () => (await import(/* webpackChunkName: "customer-forms" */ './cargo-owner-form.tsx')).cargoOwnerForm,
    permissions: ['cargoOwner.readTerms', 'cargoOwner.updateTerms'],
    messages: ['cargoOwner', 'term'],
  }),
  imports: {
    ...cargoOwnerPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
    references: {
      fields: ['customerName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './cargo-owner-reference-cells.ts'))
          .cargoOwnerReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './cargo-owner-audit.ts')).cargoOwnerAudit,
};
