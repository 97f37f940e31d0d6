import { useCan } from '@haisha/platform';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { ReportAddress } from './report-address.ts';

/** The centre of the address, else the person's own, else the first centre; null as long as, and where, there is none. */
export function useReportCentre({ departmentId }: Pick<ReportAddress, 'departmentId'>) {
  const { isLoaded, options, usualId } = useDepartmentOptions();
  const mayReadCentres = useCan()('vehicle.read');
  return {
    centreId: departmentId ?? usualId,
    options,
    isKnown: isLoaded || !mayReadCentres,
  };
}
