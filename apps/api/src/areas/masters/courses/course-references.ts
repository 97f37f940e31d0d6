import { eq } from 'drizzle-orm';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { courseStops } from '../../../db/schema/masters/course-stops.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { vehicles } from '../../../db/schema/masters/vehicles.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import type { Referring } from '../../../services/records/write/used-by.ts';

/** What courses refer to, and so keep from being archived. */
export const courseReferences: Referring = {
  entity: 'course',
  table: courses,
  name: courses.code,
  department: courses.departmentId,
  to: [
    [departments, courses.departmentId],
    [directions, courses.directionId],
    [cargoOwners, courses.cargoOwnerId],
    [vehicleTypes, courses.vehicleTypeId],
    [vehicles, courses.defaultVehicleId],
    [drivers, courses.defaultDriverId],
    [deliveryCompanies, courses.defaultDeliveryCompanyId],
    [destinations, withStopAt],
  ],
};

function withStopAt(db: Reader, id: string) {
  return db.select({ courseId: courseStops.courseId }).from(courseStops).where(eq(courseStops.destinationId, id));
}
