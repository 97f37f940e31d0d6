import { useCan } from '@haisha/platform';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { PageFrame } from '@haisha/ui';
import type { TimeAddressState } from '../address/use-time-address.ts';
import { MonthView } from '../month/month-view.tsx';
import { timeRecordPath } from '../time-record-place.ts';
import { OwnDay } from './own-day.tsx';

/** What a driver sees: the own day with its buttons first, then the own month. */
export function OwnPage(state: TimeAddressState) {
  return (
    <PageFrame title={usePageTitle(timeRecordPath)} width="edge">
      {useCan()('punch.create') && <OwnDay />}
      <MonthView {...state} driverId={null} />
    </PageFrame>
  );
}
