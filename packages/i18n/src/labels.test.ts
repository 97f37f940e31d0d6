// @vitest-environment node
import { roles } from '@haisha/rules/permission';
import { bankAccountTypes } from '@haisha/validation/bank';
import { departmentContract, departmentKinds } from '@haisha/validation/department';
import { archivedFilters, entityFields } from '@haisha/validation/entity';
import { problemStatus } from '@haisha/validation/problem';
import {
  fuelTypes,
  inspectionDueFilters,
  ownershipTypes,
  transmissions,
  vehicleContract,
  vehicleStatuses,
  vehicleStatusInputSchema,
} from '@haisha/validation/vehicle';
import { bodyTypes, temperatureZones } from '@haisha/validation/vehicle-body';
import { vehicleEntryContract, vehicleEntryKinds } from '@haisha/validation/vehicle-history';
import { vehicleClasses, vehicleTypeContract } from '@haisha/validation/vehicle-type';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { locales } from './locales.ts';

const files: Record<string, string> = {
  department: 'department',
  entity: 'entity',
  problem: 'problem',
  shell: 'shell',
  vehicle: 'vehicle',
  vehicleHistory: 'vehicle-history',
  vehicleType: 'vehicle-type',
};
const vehicleInNames = { bodyType: bodyTypes, zone: temperatureZones };

beforeAll(async () => {
  await i18next.init({ lng: 'ja', fallbackLng: false, resources: {} });
  for (const [namespace, file] of Object.entries(files)) {
    for (const locale of locales) {
      i18next.addResourceBundle(locale, namespace, (await import(`./${locale}/${file}.json`)).default);
    }
  }
});

describe.each(locales)('in %s', (locale) => {
  const missing = (namespace: string, keys: readonly string[]) =>
    keys.filter((key) => typeof i18next.getFixedT(locale)(`${namespace}:${key}`, { defaultValue: null }) !== 'string');

  test.each([departmentContract, vehicleTypeContract, vehicleContract, vehicleEntryContract])(
    'every field of $name has a label, and the entity a name',
    ({ name, update, output }) => {
      const paths = new Set([...pathsOf(update), ...pathsOf(output)]);
      for (const shared of ['id', ...pathsOf(z.object(entityFields))]) paths.delete(shared);
      expect(missing(name, ['name', ...[...paths].map((path) => `field.${path}`)])).toEqual([]);
    },
  );

  test('every field that all entities share has a label', () => {
    const paths = Object.keys(entityFields).filter((path) => path !== 'id');
    expect(
      missing(
        'entity',
        paths.map((path) => `field.${path}`),
      ),
    ).toEqual([]);
  });

  test('every field of the change of a status has a label', () => {
    const paths = pathsOf(vehicleStatusInputSchema).filter((path) => path !== 'version');
    expect(
      missing(
        'vehicle',
        paths.map((path) => `statusField.${path}`),
      ),
    ).toEqual([]);
  });

  test.each<[string, Record<string, readonly string[]>]>([
    ['department', { kind: departmentKinds, bankAccountType: bankAccountTypes }],
    ['vehicleType', { vehicleClass: vehicleClasses, ...vehicleInNames }],
    [
      'vehicle',
      {
        status: vehicleStatuses,
        ownershipType: ownershipTypes,
        transmission: transmissions,
        fuelType: fuelTypes,
        inspectionDue: inspectionDueFilters,
        ...vehicleInNames,
      },
    ],
    ['vehicleHistory', { kind: vehicleEntryKinds }],
    ['entity', { archivedFilter: archivedFilters }],
    ['shell', { role: roles }],
  ])('every value of a list of %s has a name', (namespace, lists) => {
    const keys = Object.entries(lists).flatMap(([list, values]) => values.map((value) => `${list}.${value}`));
    expect(missing(namespace, keys)).toEqual([]);
  });

  test('every problem has a sentence', () => {
    expect(missing('problem', [...Object.keys(problemStatus), 'network', 'timeout'])).toEqual([]);
  });
});

/** The places of a schema with dots, lists without their index: `plate.kana`, `zones.zone`. */
function pathsOf(schema: z.ZodType): string[] {
  const plain = unwrapped(schema);
  if (!(plain instanceof z.ZodObject)) return [];
  return Object.entries(plain.shape as Record<string, z.ZodType>).flatMap(([key, field]) => [
    key,
    ...pathsOf(field).map((path) => `${key}.${path}`),
  ]);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out as z.ZodType);
  return schema instanceof z.ZodArray ? unwrapped(schema.element as z.ZodType) : schema;
}
