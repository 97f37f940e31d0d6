import type { ImportMaster } from '@haisha/imports/import-master';
import type { ImportEntity } from '@haisha/validation/import-choices';
import type { listPages } from '@haisha/validation/list-pages';
import { clientWords, courseWords, driverWords, partnerWords } from '../words.ts';

/** A master whose imports stand below its list. */
type MasterOf<Entity extends ImportEntity> = ImportMaster & { entity: Entity; path: (typeof listPages)[Entity] };

/** The masters of the area that take files. */
export const importMasters: readonly { [Entity in ImportEntity]: MasterOf<Entity> }[ImportEntity][] = [
  {
    entity: 'driver',
    path: '/drivers',
    resource: '/drivers',
    name: { ja: 'ドライバー', en: 'Driver' },
    permission: 'importDrivers.create',
    words: driverWords,
  },
  {
    entity: 'vehicle',
    path: '/vehicles',
    resource: '/vehicles',
    name: { ja: '車両', en: 'Vehicle' },
    permission: 'importVehicles.create',
  },
  {
    entity: 'vehicleType',
    path: '/vehicle-type',
    resource: '/vehicle-types',
    name: { ja: '車種', en: 'Vehicle type' },
    permission: 'importVehicleTypes.create',
  },
  {
    entity: 'department',
    path: '/departments',
    resource: '/departments',
    name: { ja: '部署', en: 'Department' },
    permission: 'importDepartments.create',
  },
  {
    entity: 'customer',
    path: '/customers',
    resource: '/customers',
    name: { ja: '得意先', en: 'Customer' },
    permission: 'importCustomers.create',
    words: clientWords,
  },
  {
    entity: 'cargoOwner',
    path: '/owner-master',
    resource: '/cargo-owners',
    name: { ja: '荷主', en: 'Cargo owner' },
    permission: 'importCargoOwners.create',
    words: clientWords,
  },
  {
    entity: 'course',
    path: '/course-master',
    resource: '/courses',
    name: { ja: 'コース', en: 'Course' },
    permission: 'importCourses.create',
    words: courseWords,
  },
  {
    entity: 'destination',
    path: '/delivery-destination',
    resource: '/destinations',
    name: { ja: '配送先', en: 'Delivery destination' },
    permission: 'importDestinations.create',
    words: courseWords,
  },
  {
    entity: 'deliveryCompany',
    path: '/delivery-company',
    resource: '/delivery-companies',
    name: { ja: '協力会社', en: 'Delivery company' },
    permission: 'importDeliveryCompanies.create',
    words: partnerWords,
  },
  {
    entity: 'direction',
    path: '/direction-base',
    resource: '/directions',
    name: { ja: '方面', en: 'Direction' },
    permission: 'importDirections.create',
    words: partnerWords,
  },
  {
    entity: 'operationTime',
    path: '/operation-time',
    resource: '/operation-times',
    name: { ja: '稼働時間', en: 'Operation time' },
    permission: 'importOperationTimes.create',
    words: partnerWords,
  },
];
