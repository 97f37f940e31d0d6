import { useQuery } from '@haisha/platform';
import { allRows } from '@haisha/records/all-rows';
import { isRecordId } from '@haisha/records/is-record-id';
import { directionsApi } from '@haisha/references/directions/directions-api';
import type { Direction } from '@haisha/validation/direction';

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
