import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { driverPlace } from '@haisha/references/drivers/driver-place';
import { masterRecords } from '@haisha/rules/areas/masters';
import type { MasterPart } from '../master-part.ts';
import { masterGroup as group } from '../menu-groups.ts';

const kind = masterRecords.driver;
const words: Words = async () =>
  (await import(/* webpackChunkName: "driver-words" */ './driver-messages.ts')).driverMessages;

/** Drivers, with what few may read of them. */
export const driverPages: MasterPart = {
  ...recordPages(driverPlace, {
    kind,
    menu: { icon: 'driver', group, order: 300 },
    words,
    rows: { at: '/drivers', sortedBy: 'code' },
    list: async () => (await import(/* webpackChunkName: "driver-lists" */ './driver-list-page.tsx')).driverListPage,
    form: async () => (await import(/* webpackChunkName: "driver-forms" */ './driver-form.tsx')).driverForm,
    permissions: [
      'driverQualification.read',
      'driverQualification.readClass',
      'driverQualification.readFitness',
      'driverQualification.update',
      'driverPay.read',
      'driverPay.update',
    ],
    messages: ['driver', 'driverRecord', 'driverPay'],
  }),
  imports: {
    ...driverPlace,
    title: kind,
    resource: kind.resource,
    permission: kind.imports,
    words,
    references: {
      fields: ['departmentName', 'mainVehicleName', 'deliveryCompanyName'],
      load: async () =>
        (await import(/* webpackChunkName: "import-references" */ './driver-reference-cells.ts')).driverReferenceCells,
    },
  },
  audit: async () => (await import(/* webpackChunkName: "audit" */ './driver-audit.ts')).driverAudit,
};
