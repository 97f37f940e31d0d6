import type { Home } from '@haisha/validation/home';
import { DepartmentCounts } from './department-counts.tsx';
import { StatusCounts } from './status-counts.tsx';

/** The state of the fleet, as a whole and by department. */
export function Fleet({ home }: { home: Home }) {
  return (
    <>
      <StatusCounts counts={home.vehiclesByStatus} total={home.vehicleCount} />
      <DepartmentCounts departments={home.departments} />
    </>
  );
}
