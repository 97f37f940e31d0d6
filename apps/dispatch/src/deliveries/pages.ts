import type { ImportMaster } from '@haisha/imports/import-master';
import type { AreaPage, AreaPart } from '@haisha/records/pages/area-part';
import { recordPages } from '@haisha/records/pages/record-pages';
import type { Words } from '@haisha/records/words/words';
import { dispatchRecords } from '@haisha/rules/areas/dispatch';
import { dispatchGroup as group } from '../menu-group.ts';
import { deliveryPlace } from './delivery-place.ts';

const kind = dispatchRecords.delivery;
const words: Words = async () =>
  (await import(/* webpackChunkName: "delivery-words" */ './delivery-messages.ts')).deliveryMessages;

const form = async () => (await import(/* webpackChunkName: "delivery-forms" */ './delivery-form.tsx')).deliveryForm;
const detail = { title: { ja: '配送 詳細', en: 'Delivery detail' }, permission: 'delivery.read', words, code: form };

const more: readonly AreaPage[] = [
  {
    path: deliveryPlace.formAt(null),
    title: { ja: '配送 登録', en: 'Add delivery' },
    permission: 'delivery.create',
    words,
    code: form,
    load: async () => (await form()).AddPage,
  },
  { path: deliveryPlace.formAt('_id'), ...detail, load: async () => (await form()).ChoosePage },
  { path: deliveryPlace.formAt(':id'), ...detail, load: async () => (await form()).EditPage },
];

/** Deliveries. */
export const deliveryPages: AreaPart = recordPages(deliveryPlace, {
  kind,
  menu: { icon: 'box', group, order: 110 },
  words,
  list: async () =>
    (await import(/* webpackChunkName: "delivery-lists" */ './delivery-list-page.tsx')).deliveryListPage,
  more,
  permissions: [
    'delivery.readPrice',
    'delivery.updatePrice',
    'delivery.updateResult',
    'delivery.correct',
    'companyHoliday.read',
    'companyHoliday.create',
    'companyHoliday.archive',
  ],
});

/** How the files of customers are brought in. */
export const deliveryImports: ImportMaster = {
  ...deliveryPlace,
  title: kind,
  resource: kind.resource,
  permission: kind.imports,
  words,
  references: {
    fields: [
      'cargoOwnerName',
      'customerName',
      'departmentName',
      'courseName',
      'directionName',
      'originName',
      'destinationName',
      'requiredVehicleTypeName',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "import-references" */ './delivery-reference-cells.ts'))
        .deliveryReferenceCells,
  },
};
