import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { directionPlace } from '@haisha/references/directions/direction-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const kind = masterRecords.direction;
const words: Words = async () =>
  (await import(/* webpackChunkName: "further-words" */ './direction-messages.ts')).directionMessages;

/** Directions. */
export const directionPages: MasterPart = {
  ...recordPages(directionPlace, {
    kind,
    menu: { icon: 'map', group, order: 380 },
    words,
    rows: { at: '/directions', sortedBy: 'sortOrder' },
    list: async () =>
      (await import(/* webpackChunkName: "further-lists" */ './direction-list-page.tsx')).directionListPage,
    form: async () => (await import(/* webpackChunkName: "direction-forms" */ './direction-form.tsx')).directionForm,
    choosing: true,
  }),
  imports: {
    ...directionPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
    references: {
      fields: ['departmentName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './direction-reference-cells.ts'))
          .directionReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './direction-audit.ts')).directionAudit,
};
