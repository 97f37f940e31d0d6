import { licenceClasses } from '@haisha/rules/licence';
import { bankAccountTypes } from '@haisha/validation/bank';
import { cargoOwnerContract, chargeRules, fareModels, tollRules } from '@haisha/validation/cargo-owner';
import { courseContract, courseKinds } from '@haisha/validation/course';
import {
  customerContract,
  invoiceForms,
  invoiceSendings,
  paymentMethods,
  taxRoundings,
} from '@haisha/validation/customer';
import { deliveryCompanyContract, legalForms, orderSendings, permitKinds } from '@haisha/validation/delivery-company';
import { insuranceDueFilters } from '@haisha/validation/delivery-company-choices';
import { departmentContract, departmentKinds } from '@haisha/validation/department';
import { destinationContract } from '@haisha/validation/destination';
import {
  destinationKinds,
  entrySides,
  geoStates,
  holidayRules,
  receiptRules,
  slotKinds,
} from '@haisha/validation/destination-choices';
import { destinationNoteUpdateSchema } from '@haisha/validation/destination-note';
import { noteCategories, noteImportances, noteVisibilities } from '@haisha/validation/destination-note-choices';
import { directionContract } from '@haisha/validation/direction';
import { driverContract } from '@haisha/validation/driver';
import { bloodGroups, driverStates, employmentTypes, sexes, weekdays } from '@haisha/validation/driver-choices';
import { allowanceUnits, driverPayContract, payTypes } from '@haisha/validation/driver-pay';
import { driverRecordContract } from '@haisha/validation/driver-record';
import {
  aptitudeKinds,
  driverEventKinds,
  healthCheckKinds,
  healthResults,
  licenceMedia,
  qualificationKinds,
} from '@haisha/validation/driver-record-choices';
import { entityFields } from '@haisha/validation/entity';
import { dayTypes, operationTimeContract, shiftKinds } from '@haisha/validation/operation-time';
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

/** Each entity with the fields that a person sees and its closed lists. */
export const entities = [
  entity(departmentContract, { kind: departmentKinds, bankAccountType: bankAccountTypes }),
  entity(customerContract, {
    paymentMethod: paymentMethods,
    invoiceForm: invoiceForms,
    invoiceSending: invoiceSendings,
    invoiceLanguage: languages,
    taxRounding: taxRoundings,
  }),
  entity(cargoOwnerContract, {
    defaultZone: temperatureZones,
    fareModel: fareModels,
    waitingRule: chargeRules,
    tollRule: tollRules,
    surchargeRule: chargeRules,
  }),
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
  entity(driverContract, {
    state: driverStates,
    sex: sexes,
    bloodGroup: bloodGroups,
    employmentType: employmentTypes,
    usableZones: temperatureZones,
    availableWeekdays: weekdays,
  }),
  entity(driverRecordContract, {
    licenceMedium: licenceMedia,
    licenceClass: licenceClasses,
    qualificationKind: qualificationKinds,
    healthCheckKind: healthCheckKinds,
    healthResult: healthResults,
    aptitudeKind: aptitudeKinds,
    eventKind: driverEventKinds,
  }),
  entity(driverPayContract, { payType: payTypes, unit: allowanceUnits, bankAccountType: bankAccountTypes }),
  entity(vehicleEntryContract, { kind: vehicleEntryKinds }),
  entity(courseContract, { kind: courseKinds, zone: temperatureZones, weekday: weekdays }),
  // The fields that people write; the others do not belong to the note itself.
  entity(
    { name: 'destinationNote', update: destinationNoteUpdateSchema, output: destinationNoteUpdateSchema },
    { category: noteCategories, importance: noteImportances, visibility: noteVisibilities },
  ),
  entity(destinationContract, {
    kind: destinationKinds,
    geoState: geoStates,
    slotKind: slotKinds,
    holidayRule: holidayRules,
    largestVehicleClass: vehicleClasses,
    entrySide: entrySides,
    receiptRule: receiptRules,
    zone: temperatureZones,
    weekday: weekdays,
  }),
  entity(deliveryCompanyContract, {
    legalForm: legalForms,
    permitKind: permitKinds,
    orderSending: orderSendings,
    insuranceDue: insuranceDueFilters,
    taxRounding: taxRoundings,
    vehicleClass: vehicleClasses,
    licenceClass: licenceClasses,
    bankAccountType: bankAccountTypes,
  }),
  entity(directionContract, {}),
  entity(operationTimeContract, { shiftKind: shiftKinds, dayTypes }),
  entity(userContract, { departmentScope: departmentScopes, language: languages, state: userStates }),
];

/** Returns the paths of a schema with dots, lists without their index: `plate.kana`, `zones.zone`. */
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
  // An English name is the same field on an English page.
  const isTwin = (path: string) => /Names?En$/.test(path) && paths.has(path.replace(/En$/, ''));
  return {
    name,
    fields: [...paths].filter((path) => !shared.has(path) && !isTwin(path)),
    lists: Object.entries(lists),
  };
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out as z.ZodType);
  return schema instanceof z.ZodArray ? unwrapped(schema.element as z.ZodType) : schema;
}
