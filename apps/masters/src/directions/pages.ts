import { recordPages } from '@haisha/records/pages/record-pages';
import { directionPlace } from '@haisha/references/directions/direction-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';
import { partnerWords } from '../words/partner-words.ts';

const kind = masterRecords.direction;

/** Directions. */
export const directionPages: MasterPart = {
  ...recordPages(directionPlace, {
    kind,
    menu: { icon: 'map', group, order: 380 },
    words: partnerWords,
    list: async () =>
      (await import(/* webpackChunkName: "partner-lists" */ './direction-list-page.tsx')).DirectionListPage,
    form: async () => (await import(/* webpackChunkName: "direction-forms" */ './direction-form.tsx')).directionForm,
    choosing: true,
  }),
  imports: {
    ...directionPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words: partnerWords,
    references: {
      fields: ['departmentName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './direction-reference-cells.ts'))
          .directionReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './direction-audit.ts')).directionAudit,
};
