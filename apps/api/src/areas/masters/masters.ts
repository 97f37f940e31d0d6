import { joinAreas } from '../../join-areas.ts';
import type { Area } from '../../module.ts';
import { accessCode } from './access-codes/access-code.ts';
import { cargoOwner } from './cargo-owners/cargo-owner.ts';
import { course } from './courses/course.ts';
import { customer } from './customers/customer.ts';
import { deliveryCompany } from './delivery-companies/delivery-company.ts';
import { department } from './departments/department.ts';
import { destinationNote } from './destination-notes/destination-note.ts';
import { destination } from './destinations/destination.ts';
import { direction } from './directions/direction.ts';
import { driver } from './drivers/driver.ts';
import { due } from './dues/due.ts';
import { home } from './home/home.ts';
import { operationTime } from './operation-times/operation-time.ts';
import { temperatureZone } from './temperature-zones/temperature-zone.ts';
import { vehicleType } from './vehicle-types/vehicle-type.ts';
import { vehicle } from './vehicles/vehicle.ts';

/** The area of master data: one line an entity or subject. */
export const masters: Area = joinAreas([
  department,
  vehicleType,
  vehicle,
  deliveryCompany,
  direction,
  operationTime,
  customer,
  cargoOwner,
  destination,
  course,
  destinationNote,
  accessCode,
  driver,
  home,
  due,
  temperatureZone,
]);
