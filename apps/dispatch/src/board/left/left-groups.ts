import { searchText } from '@haisha/rules/search-text';
import type { LeftDelivery } from '../day/board-types.ts';

/** By what left-over deliveries are put together. */
export const leftGroupings = ['course', 'direction', 'owner', 'time'] as const;
export type LeftGrouping = (typeof leftGroupings)[number];

export type LeftGroup = {
  key: string;
  name: string;
  nameEn: string | null;
  deliveries: readonly LeftDelivery[];
  weightKg: number;
};

/** Returns the deliveries that a text names: by number, slip, owner, course, places or goods. */
export function foundDeliveries(deliveries: readonly LeftDelivery[], typed: string): LeftDelivery[] {
  const wanted = searchText(typed);
  if (wanted === '') return [...deliveries];
  return deliveries.filter((one) =>
    searchText(
      one.number,
      one.slipNumber,
      one.cargoOwnerName,
      one.courseCode,
      one.courseName,
      one.destinationName,
      one.destinationNameEn,
      one.destinationCode,
      one.originName,
      one.goodsName,
    ).includes(wanted),
  );
}

/** Puts deliveries into groups, those without one last; within a group by the time of arrival. */
export function leftGroups(deliveries: readonly LeftDelivery[], by: LeftGrouping): LeftGroup[] {
  const groups = Map.groupBy(deliveries, (one) => keyOf(one, by));
  return [...groups]
    .map(([key, list]): LeftGroup => {
      const [first] = list;
      const names = first ? nameOf(first, by) : { name: '', nameEn: null };
      const inOrder = list.toSorted((a, b) => arrivalOf(a) - arrivalOf(b) || (a.number < b.number ? -1 : 1));
      return {
        key,
        ...names,
        deliveries: inOrder,
        weightKg: list.reduce((sum, { weightKg }) => sum + (weightKg ?? 0), 0),
      };
    })
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || (a.name < b.name ? -1 : 1));
}

function keyOf(one: LeftDelivery, by: LeftGrouping): string {
  switch (by) {
    case 'course':
      return one.courseId === null ? '' : `${one.courseId} ${one.roundNumber ?? ''}`;
    case 'direction':
      return one.directionId ?? '';
    case 'owner':
      return one.cargoOwnerId;
    case 'time':
      return hourOf(one);
  }
}

function nameOf(one: LeftDelivery, by: LeftGrouping): Pick<LeftGroup, 'name' | 'nameEn'> {
  switch (by) {
    case 'course': {
      const code = [one.courseCode, one.roundNumber !== null && one.roundNumber > 1 ? `-${one.roundNumber}` : ''].join(
        '',
      );
      return { name: code, nameEn: null };
    }
    case 'direction':
      return { name: one.directionName ?? '', nameEn: one.directionNameEn };
    case 'owner':
      return { name: one.cargoOwnerName, nameEn: one.cargoOwnerNameEn };
    case 'time':
      return { name: hourOf(one), nameEn: null };
  }
}

/** The hour of the arrival, in the order of the clock: 08:00. */
function hourOf(one: LeftDelivery): string {
  const at = arrivalOf(one);
  return Number.isFinite(at) ? `${String(Math.floor(at / 60)).padStart(2, '0')}:00` : '';
}

function arrivalOf({ arriveFromMinutes, arriveToMinutes, loadMinutes }: LeftDelivery): number {
  return arriveFromMinutes ?? arriveToMinutes ?? loadMinutes ?? Number.POSITIVE_INFINITY;
}
