import type { AreaPart } from '@haisha/records/pages/area-part';
import { agreementPages } from './agreements/pages.ts';
import { compliancePages } from './compliance/pages.ts';
import { dailyReportPages } from './daily-reports/pages.ts';
import { departurePages } from './departure-board/pages.ts';
import { kioskDevicePages } from './kiosk-devices/pages.ts';
import { leavePages } from './leave/pages.ts';
import { timeRecordPages } from './time-records/pages.ts';

/** The pages of the area, in the order of the menu; its manifest and its routes are read off them. */
export const pages: readonly AreaPart[] = [
  departurePages,
  timeRecordPages,
  dailyReportPages,
  leavePages,
  compliancePages,
  agreementPages,
  kioskDevicePages,
];
