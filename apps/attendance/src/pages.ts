import type { AreaPart } from '@haisha/records/pages/area-part';
import { dailyReportPages } from './daily-reports/pages.ts';
import { departurePages } from './departure-board/pages.ts';
import { timeRecordPages } from './time-records/pages.ts';

/** The pages of the area, in the order of the menu; its manifest and its routes are read off them. */
export const pages: readonly AreaPart[] = [departurePages, timeRecordPages, dailyReportPages];
