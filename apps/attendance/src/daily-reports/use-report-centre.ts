import { useCan, useSession } from '@haisha/platform';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { ReportAddress } from './report-address.ts';

/** The centre of the address, else the person's own, else the first; null as long as, and where, there is none. */
export function useReportCentre({ departmentId }: Pick<ReportAddress, 'departmentId'>) {
  const { isLoaded, options, firstCentre } = useDepartmentOptions();
  const mayReadCentres = useCan()('vehicle.read');
  const own = useSession()?.user.departmentIds[0];
  return {
    centreId: departmentId ?? own ?? firstCentre,
    options,
    isKnown: isLoaded || !mayReadCentres,
  };
}
