import { tokyoDate } from '@haisha/i18n';
import { useLive, useSearchParams, useSession } from '@haisha/platform';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { PageFrame } from '@haisha/ui';
import { leaveMeta } from './leave-api.ts';
import { type LeaveAddress, leavePath, readLeaveAddress, writeLeaveAddress } from './leave-place.ts';
import { OfficeLeave } from './office-leave.tsx';
import { OwnLeave } from './own-leave.tsx';

/** Leaves and absences (休暇・欠勤): of a centre, or a driver's own. */
export function LeavePage() {
  const [params, setParams] = useSearchParams();
  const today = tokyoDate();
  const address = readLeaveAddress(params, today);
  const isOwn = useSession()?.permissions['leave.read'] === 'own';
  useLive(leaveMeta.entity, ...leaveMeta.shows);

  function change(changes: Partial<LeaveAddress>): void {
    setParams(writeLeaveAddress({ ...address, ...changes }, today), { preventScrollReset: true });
  }

  return (
    <PageFrame title={usePageTitle(leavePath)} width="edge">
      {isOwn ? <OwnLeave today={today} /> : <OfficeLeave {...{ address, today }} onChange={change} />}
    </PageFrame>
  );
}
