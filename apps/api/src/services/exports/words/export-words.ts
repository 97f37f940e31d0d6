import auditEn from '@haisha/i18n/en/audit.json' with { type: 'json' };
import cargoOwnerEn from '@haisha/i18n/en/cargo-owner.json' with { type: 'json' };
import courseEn from '@haisha/i18n/en/course.json' with { type: 'json' };
import customerEn from '@haisha/i18n/en/customer.json' with { type: 'json' };
import deliveryCompanyEn from '@haisha/i18n/en/delivery-company.json' with { type: 'json' };
import departmentEn from '@haisha/i18n/en/department.json' with { type: 'json' };
import destinationEn from '@haisha/i18n/en/destination.json' with { type: 'json' };
import destinationNoteEn from '@haisha/i18n/en/destination-note.json' with { type: 'json' };
import directionEn from '@haisha/i18n/en/direction.json' with { type: 'json' };
import driverEn from '@haisha/i18n/en/driver.json' with { type: 'json' };
import driverPayEn from '@haisha/i18n/en/driver-pay.json' with { type: 'json' };
import driverRecordEn from '@haisha/i18n/en/driver-record.json' with { type: 'json' };
import entityEn from '@haisha/i18n/en/entity.json' with { type: 'json' };
import operationTimeEn from '@haisha/i18n/en/operation-time.json' with { type: 'json' };
import retentionEn from '@haisha/i18n/en/retention.json' with { type: 'json' };
import savedViewEn from '@haisha/i18n/en/saved-view.json' with { type: 'json' };
import userEn from '@haisha/i18n/en/user.json' with { type: 'json' };
import vehicleEn from '@haisha/i18n/en/vehicle.json' with { type: 'json' };
import vehicleHistoryEn from '@haisha/i18n/en/vehicle-history.json' with { type: 'json' };
import vehicleTypeEn from '@haisha/i18n/en/vehicle-type.json' with { type: 'json' };
import auditJa from '@haisha/i18n/ja/audit.json' with { type: 'json' };
import cargoOwnerJa from '@haisha/i18n/ja/cargo-owner.json' with { type: 'json' };
import courseJa from '@haisha/i18n/ja/course.json' with { type: 'json' };
import customerJa from '@haisha/i18n/ja/customer.json' with { type: 'json' };
import deliveryCompanyJa from '@haisha/i18n/ja/delivery-company.json' with { type: 'json' };
import departmentJa from '@haisha/i18n/ja/department.json' with { type: 'json' };
import destinationJa from '@haisha/i18n/ja/destination.json' with { type: 'json' };
import destinationNoteJa from '@haisha/i18n/ja/destination-note.json' with { type: 'json' };
import directionJa from '@haisha/i18n/ja/direction.json' with { type: 'json' };
import driverJa from '@haisha/i18n/ja/driver.json' with { type: 'json' };
import driverPayJa from '@haisha/i18n/ja/driver-pay.json' with { type: 'json' };
import driverRecordJa from '@haisha/i18n/ja/driver-record.json' with { type: 'json' };
import entityJa from '@haisha/i18n/ja/entity.json' with { type: 'json' };
import operationTimeJa from '@haisha/i18n/ja/operation-time.json' with { type: 'json' };
import retentionJa from '@haisha/i18n/ja/retention.json' with { type: 'json' };
import savedViewJa from '@haisha/i18n/ja/saved-view.json' with { type: 'json' };
import userJa from '@haisha/i18n/ja/user.json' with { type: 'json' };
import vehicleJa from '@haisha/i18n/ja/vehicle.json' with { type: 'json' };
import vehicleHistoryJa from '@haisha/i18n/ja/vehicle-history.json' with { type: 'json' };
import vehicleTypeJa from '@haisha/i18n/ja/vehicle-type.json' with { type: 'json' };
import { localName } from '@haisha/i18n/local-name';
import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { Labels } from '../cells/export-column.ts';
import type { CodeFor } from './shared-names.ts';

export type Locale = 'ja' | 'en';
export const exportEntities = [
  'department',
  'vehicleType',
  'vehicle',
  'driver',
  'customer',
  'cargoOwner',
  'course',
  'destination',
  'deliveryCompany',
  'direction',
  'operationTime',
  'audit',
] as const;
export type ExportEntity = (typeof exportEntities)[number];
/** What a file says in words of its own; a part of a record may have words apart. */
export type WordedEntity = ExportEntity | 'driverRecord';

type Words = { [key: string]: string | Words };

const words: Record<Locale, Partial<Record<AuditEntity | 'entity', Words>>> = {
  ja: {
    department: departmentJa,
    vehicleType: vehicleTypeJa,
    vehicle: vehicleJa,
    customer: customerJa,
    cargoOwner: cargoOwnerJa,
    course: courseJa,
    destination: destinationJa,
    destinationNote: destinationNoteJa,
    noteComment: destinationNoteJa,
    driver: driverJa,
    driverRecord: driverRecordJa,
    driverPay: driverPayJa,
    vehicleHistory: vehicleHistoryJa,
    deliveryCompany: deliveryCompanyJa,
    direction: directionJa,
    operationTime: operationTimeJa,
    user: userJa,
    savedView: savedViewJa,
    retentionRule: retentionJa,
    audit: auditJa,
    entity: entityJa,
  },
  en: {
    department: departmentEn,
    vehicleType: vehicleTypeEn,
    vehicle: vehicleEn,
    customer: customerEn,
    cargoOwner: cargoOwnerEn,
    course: courseEn,
    destination: destinationEn,
    destinationNote: destinationNoteEn,
    noteComment: destinationNoteEn,
    driver: driverEn,
    driverRecord: driverRecordEn,
    driverPay: driverPayEn,
    vehicleHistory: vehicleHistoryEn,
    deliveryCompany: deliveryCompanyEn,
    direction: directionEn,
    operationTime: operationTimeEn,
    user: userEn,
    savedView: savedViewEn,
    retentionRule: retentionEn,
    audit: auditEn,
    entity: entityEn,
  },
};
const flags = { ja: { true: 'あり', false: 'なし' }, en: { true: 'Yes', false: 'No' } };

/** The words of an entity as its screens use them; `codeFor` tells which other records are better called by code. */
export function labelsOf(entity: WordedEntity, locale: Locale, codeFor: CodeFor = () => null): Labels {
  const word = (field: string, value: string) => wordOf(locale, entity, field, value) ?? value;
  return {
    locale,
    field: (path) => {
      const found = wordOf(locale, entity, 'field', path) ?? wordOf(locale, 'entity', 'field', path);
      if (found === undefined) throw new Error(`${entity} has no label field.${path} in ${locale}`);
      return found;
    },
    word,
    choice: (field, value) => (value === null ? null : { text: word(field, value) }),
    flag: (value) => ({ text: flags[locale][`${value}`] }),
    nameOf: (id, name, nameEn) => {
      const shown = localName(locale, name, nameEn);
      return (id !== null && codeFor(id, shown)) || shown;
    },
  };
}

/** The name of the entity, for the file and its sheet. */
export function entityName(entity: ExportEntity, locale: Locale): string {
  return wordOf(locale, entity, 'name') ?? entity;
}

/** One word of the screens of an entity: `wordOf('ja', 'user', 'roles', 'admin')`. */
export function wordOf(locale: Locale, entity: string, ...path: string[]): string | undefined {
  let found: string | Words | undefined = words[locale];
  for (const key of [entity, ...path]) {
    found = typeof found === 'object' && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
