import { importPages } from '@haisha/imports/import-pages';
import type { AreaPart } from '@haisha/records/pages/area-part';
import { auditPages } from './administration/audit/pages.ts';
import { retentionPages } from './administration/retention/pages.ts';
import { rolePages } from './administration/roles/pages.ts';
import { userPages } from './administration/users/pages.ts';
import { cargoOwnerPages } from './cargo-owners/pages.ts';
import { coursePages } from './courses/pages.ts';
import { customerPages } from './customers/pages.ts';
import { deliveryCompanyPages } from './delivery-companies/pages.ts';
import { departmentPages } from './departments/pages.ts';
import { notePages } from './destinations/notes/pages.ts';
import { destinationPages } from './destinations/pages.ts';
import { directionPages } from './directions/pages.ts';
import { driverPages } from './drivers/pages.ts';
import type { MasterPart } from './master-part.ts';
import { operationTimePages } from './operation-times/pages.ts';
import { vehicleTypePages } from './vehicle-types/pages.ts';
import { vehiclePages } from './vehicles/pages.ts';

/** What the area holds, in the order of the menu: whoever adds an entity adds it here. */
const masters: readonly MasterPart[] = [
  driverPages,
  vehiclePages,
  vehicleTypePages,
  departmentPages,
  coursePages,
  destinationPages,
  notePages,
  customerPages,
  cargoOwnerPages,
  deliveryCompanyPages,
  directionPages,
  operationTimePages,
  userPages,
  rolePages,
  retentionPages,
];

export const importMasters = masters.flatMap(({ imports }) => imports ?? []);

/** The pages of the area; its manifest and its routes are read off them. */
export const pages: readonly AreaPart[] = [...masters, auditPages(masters), importPages(importMasters)];
