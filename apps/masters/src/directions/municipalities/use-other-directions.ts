import { useQuery } from '@haisha/platform';
import type { Direction } from '@haisha/validation/direction';
import { allRows } from '../../api/all-rows.ts';
import { directionsApi } from '../../api/directions-api.ts';
import { isRecordId } from '../../form/is-record-id.ts';

export type OtherDirection = Pick<Direction, 'id' | 'code' | 'name' | 'nameEn' | 'municipalityCodes'>;

/** The directions of the same department besides the one in the form. */
export function useOtherDirections(departmentId: unknown, rowId: string | null): OtherDirection[] {
  const isChosen = isRecordId(departmentId);
  const { data } = useQuery({
    ...allRows(directionsApi, { departmentId: isChosen ? [departmentId] : [] }),
    enabled: isChosen,
  });
  return isChosen ? (data ?? []).filter(({ id }) => id !== rowId) : [];
}
