import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { destinationPlace } from '@haisha/references/destinations/destination-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group, officeScopes as scopes } from '../menu-groups.ts';

const kind = masterRecords.destination;
const words: Words = async () =>
  (await import(/* webpackChunkName: "course-words" */ './destination-messages.ts')).destinationMessages;

/** Delivery destinations. */
export const destinationPages: MasterPart = {
  ...recordPages(destinationPlace, {
    kind,
    menu: { icon: 'place', group, order: 350, scopes },
    words,
    rows: { at: '/destinations', sortedBy: 'code' },
    list: async () =>
      (await import(/* webpackChunkName: "course-lists" */ './destination-list-page.tsx')).destinationListPage,
    form: async () =>
      (await import(/* webpackChunkName: "destination-forms" */ './destination-form.tsx')).destinationForm,
  }),
  imports: {
    ...destinationPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
    references: {
      fields: ['cargoOwnerName', 'directionName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './destination-reference-cells.ts'))
          .destinationReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './destination-audit.ts')).destinationAudit,
};
