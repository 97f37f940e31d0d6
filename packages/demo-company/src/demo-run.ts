import type { Allocation } from '@haisha/validation/allocation';
import type { DemoCourse } from './demo-courses.ts';
import type { DemoDelivery } from './demo-deliveries.ts';
import type { DemoDriver } from './demo-drivers.ts';
import type { DemoFees } from './demo-run-fees.ts';
import type { demoStops } from './demo-run-stops.ts';
import type { DemoVehicle } from './demo-vehicles.ts';

/** A run of the demo company with its stops, and what it carries. */
export type DemoRun = Pick<
  Allocation,
  | 'id'
  | 'number'
  | 'operationDate'
  | 'departmentId'
  | 'courseId'
  | 'title'
  | 'ownership'
  | 'vehicleId'
  | 'deliveryCompanyId'
  | 'hiredVehicle'
  | 'hiredDriverName'
  | 'tier'
  | 'status'
  | 'start'
  | 'end'
  | 'reportAt'
  | 'endAt'
  | 'plannedDistanceKm'
  | 'drivingMinutes'
  | 'handlingMinutes'
  | 'waitingMinutes'
  | 'breakMinutes'
  | 'needsInstruction'
  | 'actualOutAt'
  | 'actualInAt'
  | 'requestedAt'
  | 'answeredAt'
  | 'confirmedAt'
> &
  DemoFees & {
    driverIds: string[];
    stops: ReturnType<typeof demoStops>['stops'];
    goods: ReturnType<typeof demoStops>['goods'];
    /** What became of its deliveries by that, where they say otherwise themselves. */
    deliveryStatus: DemoDelivery['operationStatus'] | null;
  };

export type DemoFleet = {
  deliveries: readonly DemoDelivery[];
  courses: readonly DemoCourse[];
  drivers: readonly DemoDriver[];
  vehicles: readonly DemoVehicle[];
};
