import { usePageTitle } from '@haisha/records/pages/area-pages';
import { PageFrame } from '@haisha/ui';
import type { TimeAddressState } from '../address/use-time-address.ts';
import { timeRecordPath } from '../time-record-place.ts';
import { MonthView } from './month-view.tsx';

/** The labour month of the driver in the address. */
export function MonthPage(state: TimeAddressState) {
  const { driver } = state.address;
  return (
    <PageFrame title={usePageTitle(timeRecordPath)} width="edge">
      <MonthView key={driver} {...state} driverId={driver} />
    </PageFrame>
  );
}
