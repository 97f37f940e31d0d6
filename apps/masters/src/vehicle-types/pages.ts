import { recordPages } from '@haisha/records/pages/record-pages';
import { vehicleTypePlace } from '@haisha/references/vehicle-types/vehicle-type-place';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const title = { ja: '車種', en: 'Vehicle type' };

/** Vehicle types; their words come with the entry. */
export const vehicleTypePages: MasterPart = {
  ...recordPages(vehicleTypePlace, {
    title,
    menu: { label: { ja: '車種', en: 'Vehicle types' }, icon: 'layers', group, order: 320 },
    list: async () =>
      (await import(/* webpackChunkName: "lists" */ './vehicle-type-list-page.tsx')).VehicleTypeListPage,
    form: async () =>
      (await import(/* webpackChunkName: "vehicle-type-forms" */ './vehicle-type-form.tsx')).vehicleTypeForm,
  }),
  imports: {
    ...vehicleTypePlace,
    title,
    resource: '/vehicle-types',
    permission: 'importVehicleTypes.create',
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './vehicle-type-audit.ts')).vehicleTypeAudit,
};
