import { bankAccountTypes } from '@haisha/validation/bank';
import { departmentContract, departmentKinds } from '@haisha/validation/department';
import { entityFields } from '@haisha/validation/entity';
import { userContract, userStates } from '@haisha/validation/user';
import { departmentScopes, languages } from '@haisha/validation/user-choices';
import {
  fuelTypes,
  inspectionDueFilters,
  ownershipTypes,
  transmissions,
  vehicleContract,
  vehicleStatuses,
} from '@haisha/validation/vehicle';
import { bodyTypes, temperatureZones } from '@haisha/validation/vehicle-body';
import { vehicleEntryContract, vehicleEntryKinds } from '@haisha/validation/vehicle-history';
import { vehicleClasses, vehicleTypeContract } from '@haisha/validation/vehicle-type';
import * as z from 'zod';

/** Each entity with the fields a person meets and its closed lists. */
export const entities = [
  entity(departmentContract, { kind: departmentKinds, bankAccountType: bankAccountTypes }),
  entity(vehicleTypeContract, { vehicleClass: vehicleClasses, bodyType: bodyTypes, zone: temperatureZones }),
  entity(vehicleContract, {
    status: vehicleStatuses,
    ownershipType: ownershipTypes,
    transmission: transmissions,
    fuelType: fuelTypes,
    bodyType: bodyTypes,
    zone: temperatureZones,
    inspectionDue: inspectionDueFilters,
  }),
  entity(vehicleEntryContract, { kind: vehicleEntryKinds }),
  entity(userContract, { departmentScope: departmentScopes, language: languages, state: userStates }),
];

/** The places of a schema with dots, lists without their index: `plate.kana`, `zones.zone`. */
export function pathsOf(schema: z.ZodType): string[] {
  const plain = unwrapped(schema);
  if (!(plain instanceof z.ZodObject)) return [];
  return Object.entries(plain.shape as Record<string, z.ZodType>).flatMap(([key, field]) => [
    key,
    ...pathsOf(field).map((path) => `${key}.${path}`),
  ]);
}

type Contract = { name: string; update: z.ZodType; output: z.ZodType };

function entity({ name, update, output }: Contract, lists: Record<string, readonly string[]>) {
  const shared = new Set(pathsOf(z.object(entityFields)));
  const paths = new Set([...pathsOf(update), ...pathsOf(output)]);
  return { name, fields: [...paths].filter((path) => !shared.has(path)), lists: Object.entries(lists) };
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out as z.ZodType);
  return schema instanceof z.ZodArray ? unwrapped(schema.element as z.ZodType) : schema;
}
