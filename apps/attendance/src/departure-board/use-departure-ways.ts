import { useCan, useNavigate } from '@haisha/platform';
import type { DepartureRow } from '@haisha/validation/departure-board';

type Row = Pick<DepartureRow, 'driver' | 'runs'>;

/** The ways from a driver of the morning board: to the punches, and to the board where the run gets another driver. */
export function useDepartureWays(date: string, departmentId: string | null) {
  const navigate = useNavigate();
  const mayReadTimes = useCan()('punch.read');

  function boardOf({ runs }: Row): string {
    const params = new URLSearchParams({ date });
    if (departmentId !== null) params.set('departmentId', departmentId);
    const [first] = runs;
    // The board opens the run where its driver is chosen.
    if (first) params.set('run', first.id);
    if (first) params.set('choose', 'driver');
    return `/vehicle-allocation?${params}`;
  }

  function timesOf({ driver }: Row): string {
    return `/driver-time-in-out?${new URLSearchParams({ driver: driver.id, date })}`;
  }

  return {
    mayReadTimes,
    boardOf,
    timesOf,
    goToBoard: (row: Row) => void navigate(boardOf(row)),
    goToTimes: (row: Row) => {
      if (mayReadTimes) void navigate(timesOf(row));
    },
  };
}
