import { useCan, useLive, useQuery } from '@haisha/platform';
import { allRows } from '@haisha/records/all-rows';
import { cargoOwnersApi } from '@haisha/references/cargo-owners/cargo-owners-api';
import { coursesApi } from '@haisha/references/courses/courses-api';
import { useMemo } from 'react';
import type { BoardAddress } from './address/board-address.ts';
import { boardEntities, type DayQuery } from './commands/board-api.ts';
import { rowsOfDay } from './day/board-rows.ts';
import { runFilter, showsDelivery, showsRow } from './day/run-filter.ts';
import { dayOf } from './live/day-of.ts';

const noRows = { own: [], companies: [] };

/** The days that the board shows, as rows; what others change comes by itself. */
export function useBoardDay(query: DayQuery, address: BoardAddress) {
  const can = useCan();
  useLive(...boardEntities);
  const { data: day, error, refetch, isPlaceholderData } = useQuery(dayOf(query));
  const { data: owners } = useQuery({ ...allRows(cargoOwnersApi, {}), enabled: can('cargoOwner.read') });
  const needsCourses = address.directionId.length > 0 && can('course.read');
  const { data: courses } = useQuery({ ...allRows(coursesApi, {}), enabled: needsCourses });

  const directionOf = useMemo(
    () => new Map(courses?.map(({ id, directionId }) => [id, directionId] as const)),
    [courses],
  );
  const colours = useMemo(() => new Map(owners?.map(({ id, colour }) => [id, colour] as const)), [owners]);
  const { rows: kind, cargoOwnerId, directionId, zone, only } = address;
  const filters = useMemo(() => ({ cargoOwnerId, directionId, zone, only }), [cargoOwnerId, directionId, zone, only]);
  const all = useMemo(
    () =>
      day ? rowsOfDay(day, kind, runFilter(filters, directionOf), (left) => showsDelivery(filters, left)) : noRows,
    [day, kind, filters, directionOf],
  );
  const rows = useMemo(() => ({ ...all, own: all.own.filter((row) => showsRow(filters, row)) }), [all, filters]);
  const rowOf = useMemo(() => new Map([...all.own, ...all.companies].map((row) => [row.key, row])), [all]);

  return { day, error, refetch, isStale: isPlaceholderData, rows, rowOf, colours };
}
