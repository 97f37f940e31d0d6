import { joinAreas } from '../../join-areas.ts';
import type { Area } from '../../module.ts';
import { agreements } from './agreements/agreements.ts';
import { compliance } from './compliance/compliance.ts';
import { departureBoard } from './departure-board/departure-board.ts';
import { leave } from './leaves/leave.ts';
import { rollCall } from './roll-calls/roll-call.ts';
import { timeRecord } from './time-records/time-record.ts';

/** The area of attendance: one line an entity or subject. */
export const attendance: Area = joinAreas([timeRecord, rollCall, departureBoard, leave, agreements, compliance]);
