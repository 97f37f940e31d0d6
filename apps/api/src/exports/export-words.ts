import auditEn from '@haisha/i18n/en/audit.json' with { type: 'json' };
import departmentEn from '@haisha/i18n/en/department.json' with { type: 'json' };
import entityEn from '@haisha/i18n/en/entity.json' with { type: 'json' };
import retentionEn from '@haisha/i18n/en/retention.json' with { type: 'json' };
import userEn from '@haisha/i18n/en/user.json' with { type: 'json' };
import vehicleEn from '@haisha/i18n/en/vehicle.json' with { type: 'json' };
import vehicleHistoryEn from '@haisha/i18n/en/vehicle-history.json' with { type: 'json' };
import vehicleTypeEn from '@haisha/i18n/en/vehicle-type.json' with { type: 'json' };
import auditJa from '@haisha/i18n/ja/audit.json' with { type: 'json' };
import departmentJa from '@haisha/i18n/ja/department.json' with { type: 'json' };
import entityJa from '@haisha/i18n/ja/entity.json' with { type: 'json' };
import retentionJa from '@haisha/i18n/ja/retention.json' with { type: 'json' };
import userJa from '@haisha/i18n/ja/user.json' with { type: 'json' };
import vehicleJa from '@haisha/i18n/ja/vehicle.json' with { type: 'json' };
import vehicleHistoryJa from '@haisha/i18n/ja/vehicle-history.json' with { type: 'json' };
import vehicleTypeJa from '@haisha/i18n/ja/vehicle-type.json' with { type: 'json' };
import type { AuditEntity } from '@haisha/validation/audit-choices';
import type { Labels } from './export-column.ts';

export type Locale = 'ja' | 'en';
export const exportEntities = ['department', 'vehicleType', 'vehicle', 'audit'] as const;
export type ExportEntity = (typeof exportEntities)[number];

type Words = { [key: string]: string | Words };

const words: Record<Locale, Record<AuditEntity | 'entity', Words>> = {
  ja: {
    department: departmentJa,
    vehicleType: vehicleTypeJa,
    vehicle: vehicleJa,
    vehicleHistory: vehicleHistoryJa,
    user: userJa,
    retentionRule: retentionJa,
    audit: auditJa,
    entity: entityJa,
  },
  en: {
    department: departmentEn,
    vehicleType: vehicleTypeEn,
    vehicle: vehicleEn,
    vehicleHistory: vehicleHistoryEn,
    user: userEn,
    retentionRule: retentionEn,
    audit: auditEn,
    entity: entityEn,
  },
};
const flags = { ja: { true: 'あり', false: 'なし' }, en: { true: 'Yes', false: 'No' } };

/** The words of an entity as its screens use them. */
export function labelsOf(entity: ExportEntity, locale: Locale): Labels {
  return {
    locale,
    field: (path) => {
      const found = wordOf(locale, entity, 'field', path) ?? wordOf(locale, 'entity', 'field', path);
      if (found === undefined) throw new Error(`${entity} has no label field.${path} in ${locale}`);
      return found;
    },
    choice: (field, value) => (value === null ? null : { text: wordOf(locale, entity, field, value) ?? value }),
    flag: (value) => ({ text: flags[locale][`${value}`] }),
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
