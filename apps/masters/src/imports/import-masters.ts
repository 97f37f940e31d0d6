import type { InBothLanguages } from '@haisha/platform';
import type { Permission } from '@haisha/rules/permission';
import { type ImportEntity, listPages } from '@haisha/validation/import-choices';
import { clientWords, courseWords, driverWords, partnerWords } from '../words.ts';

/** A master that takes files; its imports stand below its list, at `/temp/:id`. */
export type ImportMaster = {
  entity: ImportEntity;
  path: string;
  /** Where its records are on the server. */
  resource: string;
  name: InBothLanguages;
  permission: Permission;
  /** Brings its words, where they do not come with the entry. */
  words?: () => Promise<() => Promise<void>>;
};

export const importMasters: readonly ImportMaster[] = [
  {
    entity: 'driver',
    path: listPages.driver,
    resource: '/drivers',
    name: { ja: 'ドライバー', en: 'Driver' },
    permission: 'importDrivers.create',
    words: driverWords,
  },
  {
    entity: 'vehicle',
    path: listPages.vehicle,
    resource: '/vehicles',
    name: { ja: '車両', en: 'Vehicle' },
    permission: 'importVehicles.create',
  },
  {
    entity: 'vehicleType',
    path: listPages.vehicleType,
    resource: '/vehicle-types',
    name: { ja: '車種', en: 'Vehicle type' },
    permission: 'importVehicleTypes.create',
  },
  {
    entity: 'department',
    path: listPages.department,
    resource: '/departments',
    name: { ja: '部署', en: 'Department' },
    permission: 'importDepartments.create',
  },
  {
    entity: 'customer',
    path: listPages.customer,
    resource: '/customers',
    name: { ja: '得意先', en: 'Customer' },
    permission: 'importCustomers.create',
    words: clientWords,
  },
  {
    entity: 'cargoOwner',
    path: listPages.cargoOwner,
    resource: '/cargo-owners',
    name: { ja: '荷主', en: 'Cargo owner' },
    permission: 'importCargoOwners.create',
    words: clientWords,
  },
  {
    entity: 'course',
    path: listPages.course,
    resource: '/courses',
    name: { ja: 'コース', en: 'Course' },
    permission: 'importCourses.create',
    words: courseWords,
  },
  {
    entity: 'destination',
    path: listPages.destination,
    resource: '/destinations',
    name: { ja: '配送先', en: 'Delivery destination' },
    permission: 'importDestinations.create',
    words: courseWords,
  },
  {
    entity: 'deliveryCompany',
    path: listPages.deliveryCompany,
    resource: '/delivery-companies',
    name: { ja: '協力会社', en: 'Delivery company' },
    permission: 'importDeliveryCompanies.create',
    words: partnerWords,
  },
  {
    entity: 'direction',
    path: listPages.direction,
    resource: '/directions',
    name: { ja: '方面', en: 'Direction' },
    permission: 'importDirections.create',
    words: partnerWords,
  },
  {
    entity: 'operationTime',
    path: listPages.operationTime,
    resource: '/operation-times',
    name: { ja: '稼働時間', en: 'Operation time' },
    permission: 'importOperationTimes.create',
    words: partnerWords,
  },
];

/** Where all imports of a master are: the literal path of those of which none is chosen yet. */
export function importsPath({ path }: Pick<ImportMaster, 'path'>): string {
  return `${path}/temp/_id`;
}
