import { joinAreas } from '../../join-areas.ts';
import type { Area } from '../../module.ts';
import { agreements } from './agreements/agreements.ts';
import { callBook } from './call-book/call-book.ts';
import { compliance } from './compliance/compliance.ts';
import { dailyReport } from './daily-reports/daily-report.ts';
import { departureAlert } from './departure-alerts/departure-alert.ts';
import { departureBoard } from './departure-board/departure-board.ts';
import { detectorReading } from './detector-readings/detector-reading.ts';
import { kiosk } from './kiosk/kiosk.ts';
import { labourMonth } from './labour-months/labour-month.ts';
import { leave } from './leaves/leave.ts';
import { punchFile } from './punch-files/punch-file.ts';
import { rollCall } from './roll-calls/roll-call.ts';
import { timeChange } from './time-changes/time-change.ts';
import { timeRecord } from './time-records/time-record.ts';
import { unforeseeableEvent } from './unforeseeable-events/unforeseeable-event.ts';
import { waiting } from './waiting/waiting.ts';

/** The area of attendance: one line an entity or subject. */
export const attendance: Area = joinAreas([
  timeRecord,
  punchFile,
  kiosk,
  rollCall,
  callBook,
  detectorReading,
  departureBoard,
  departureAlert,
  labourMonth,
  timeChange,
  leave,
  agreements,
  compliance,
  dailyReport,
  unforeseeableEvent,
  waiting,
]);
