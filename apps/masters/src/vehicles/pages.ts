import { recordPages } from '@haisha/records/pages/record-pages';
import { vehiclePlace } from '@haisha/references/vehicles/vehicle-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group, officeScopes as scopes } from '../menu-groups.ts';
import { historyPage } from './history/history-page.ts';

const kind = masterRecords.vehicle;

/** Vehicles and their history; the words of the vehicles come with the entry. */
export const vehiclePages: MasterPart = {
  ...recordPages(vehiclePlace, {
    kind,
    menu: { icon: 'truck', group, order: 310, scopes },
    rows: { at: '/vehicles', sortedBy: 'code' },
    list: async () => (await import(/* webpackChunkName: "lists" */ './vehicle-list-page.tsx')).vehicleListPage,
    form: async () => (await import(/* webpackChunkName: "vehicle-forms" */ './vehicle-form.tsx')).vehicleForm,
    more: [historyPage],
    permissions: ['vehicle.changeStatus', 'vehicleHistory.create', 'vehicleHistory.update', 'vehicleHistory.archive'],
    messages: ['vehicle', 'vehicleHistory'],
  }),
  imports: {
    ...vehiclePlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    references: {
      fields: ['departmentName', 'vehicleTypeName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './vehicle-reference-cells.ts'))
          .vehicleReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './vehicle-audit.ts')).vehicleAudit,
};
