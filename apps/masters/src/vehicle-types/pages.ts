import { recordPages } from '@haisha/records/pages/record-pages';
import { vehicleTypePlace } from '@haisha/references/vehicle-types/vehicle-type-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group, officeScopes as scopes } from '../menu-groups.ts';

const kind = masterRecords.vehicleType;

/** Vehicle types; their words come with the entry. */
export const vehicleTypePages: MasterPart = {
  ...recordPages(vehicleTypePlace, {
    kind,
    menu: { icon: 'layers', group, order: 320, scopes },
    rows: { at: '/vehicle-types', sortedBy: 'sortOrder' },
    list: async () =>
      (await import(/* webpackChunkName: "vehicle-type-lists" */ './vehicle-type-list-page.tsx')).vehicleTypeListPage,
    form: async () =>
      (await import(/* webpackChunkName: "vehicle-type-forms" */ './vehicle-type-form.tsx')).vehicleTypeForm,
  }),
  imports: {
    ...vehicleTypePlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './vehicle-type-audit.ts')).vehicleTypeAudit,
};
