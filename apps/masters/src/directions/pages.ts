import { recordPages } from '@haisha/records/pages/record-pages';
import { directionPlace } from '@haisha/references/directions/direction-place';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';
import { partnerWords } from '../words/partner-words.ts';

const title = { ja: '方面', en: 'Direction' };

/** Directions. */
export const directionPages: MasterPart = {
  ...recordPages(directionPlace, {
    title,
    menu: { label: { ja: '方面', en: 'Directions' }, icon: 'map', group, order: 380 },
    words: partnerWords,
    list: async () =>
      (await import(/* webpackChunkName: "partner-lists" */ './direction-list-page.tsx')).DirectionListPage,
    form: async () => (await import(/* webpackChunkName: "direction-forms" */ './direction-form.tsx')).directionForm,
    choosing: true,
  }),
  imports: {
    ...directionPlace,
    title,
    resource: '/directions',
    permission: 'importDirections.create',
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
