import { useQuery } from '@haisha/platform';
import type { Direction } from '@haisha/validation/direction';
import { directionsApi } from '../../api/directions-api.ts';

export type OtherDirection = Pick<Direction, 'id' | 'code' | 'name' | 'nameEn' | 'municipalityCodes'>;

/** The directions of the same department besides the one in the form. */
export function useOtherDirections(departmentId: unknown, rowId: string | null): OtherDirection[] {
  const isChosen = typeof departmentId === 'string' && departmentId !== '';
  const { data } = useQuery({
    ...directionsApi.list({ departmentId: isChosen ? [departmentId] : [], pageSize: 200 }),
    enabled: isChosen,
  });
  return isChosen ? (data?.items ?? []).filter(({ id }) => id !== rowId) : [];
}
