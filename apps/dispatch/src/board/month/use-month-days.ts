import { useMemo } from 'react';
import { useBoard } from '../board-context.ts';
import { type MonthDay, monthDays } from './month-days.ts';

/** The days of the month that the board shows. */
export function useMonthDays(): readonly MonthDay[] {
  const { address, day, scale } = useBoard();
  return useMemo(() => (day ? monthDays(day, address.date, scale.days) : []), [day, address.date, scale.days]);
}
