import { joinAreas } from '../../join-areas.ts';
import type { Area } from '../../module.ts';
import { departureBoard } from './departure-board/departure-board.ts';
import { labourMonth } from './labour-months/labour-month.ts';
import { rollCall } from './roll-calls/roll-call.ts';
import { timeChange } from './time-changes/time-change.ts';
import { timeRecord } from './time-records/time-record.ts';
import { unforeseeableEvent } from './unforeseeable-events/unforeseeable-event.ts';

/** The area of attendance: one line an entity or subject. */
export const attendance: Area = joinAreas([
  timeRecord,
  rollCall,
  departureBoard,
  labourMonth,
  timeChange,
  unforeseeableEvent,
]);
