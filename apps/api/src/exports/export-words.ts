import departmentEn from '@haisha/i18n/en/department.json' with { type: 'json' };
import entityEn from '@haisha/i18n/en/entity.json' with { type: 'json' };
import vehicleEn from '@haisha/i18n/en/vehicle.json' with { type: 'json' };
import vehicleTypeEn from '@haisha/i18n/en/vehicle-type.json' with { type: 'json' };
import departmentJa from '@haisha/i18n/ja/department.json' with { type: 'json' };
import entityJa from '@haisha/i18n/ja/entity.json' with { type: 'json' };
import vehicleJa from '@haisha/i18n/ja/vehicle.json' with { type: 'json' };
import vehicleTypeJa from '@haisha/i18n/ja/vehicle-type.json' with { type: 'json' };
import type { Labels } from './export-column.ts';

export type Locale = 'ja' | 'en';
export const exportEntities = ['department', 'vehicleType', 'vehicle'] as const;
export type ExportEntity = (typeof exportEntities)[number];

type Words = { [key: string]: string | Words };

const words: Record<Locale, Record<ExportEntity | 'entity', Words>> = {
  ja: { department: departmentJa, vehicleType: vehicleTypeJa, vehicle: vehicleJa, entity: entityJa },
  en: { department: departmentEn, vehicleType: vehicleTypeEn, vehicle: vehicleEn, entity: entityEn },
};
const flags = { ja: { true: 'あり', false: 'なし' }, en: { true: 'Yes', false: 'No' } };

/** The words of an entity as its screens use them. */
export function labelsOf(entity: ExportEntity, locale: Locale): Labels {
  const own = words[locale][entity];
  return {
    locale,
    field: (path) => {
      const found = find(own.field, path) ?? find(words[locale].entity.field, path);
      if (found === undefined) throw new Error(`${entity} has no label field.${path} in ${locale}`);
      return found;
    },
    choice: (field, value) => (value === null ? null : { text: find(own[field], value) ?? value }),
    flag: (value) => ({ text: flags[locale][`${value}`] }),
  };
}

/** The name of the entity, for the file and its sheet. */
export function entityName(entity: ExportEntity, locale: Locale): string {
  return find(words[locale][entity], 'name') ?? entity;
}

function find(from: string | Words | undefined, key: string): string | undefined {
  const found = typeof from === 'object' ? from[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}
