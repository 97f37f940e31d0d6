import type { PermissionRows, RecordKinds } from './area.ts';

/** What the area keeps. */
export const attendanceRecords = {
  rollCall: { ja: '点呼', en: 'Roll call', enPlural: 'Roll calls' },
  punchFile: { ja: '打刻ファイル', en: 'Punch file', enPlural: 'Punch files' },
  kioskDevice: { ja: '打刻端末', en: 'Punch terminal', enPlural: 'Punch terminals' },
  departureBoard: { ja: '出勤・出発状況', en: 'Departure board' },
  labourMonth: { ja: '勤怠の締め', en: 'Labour month', enPlural: 'Labour months' },
  timeChange: { ja: '時刻変更', en: 'Time change', enPlural: 'Time changes' },
  leave: { ja: '休暇・欠勤', en: 'Leave' },
  workSchedule: { ja: '所定労働', en: 'Work schedule', enPlural: 'Work schedules' },
  labourAgreement: { ja: '労使協定', en: 'Labour agreement', enPlural: 'Labour agreements' },
  hoursRule: { ja: '労働時間の基準', en: 'Hours rule', enPlural: 'Hours rules' },
  dutyRecord: { ja: '運転日報', en: 'Daily report', enPlural: 'Daily reports' },
  unforeseeableEvent: { ja: '予期し得ない事象', en: 'Unforeseeable event', enPlural: 'Unforeseeable events' },
} as const satisfies RecordKinds;

/** Who may do what with punches, roll calls and daily reports. */
export const attendancePermissions = {
  attendance: {
    'punch.read': 'all dep all all -   all -   own -',
    'punch.update': 'all dep -   -   -   all -   -   -',
    'punch.create': '-   -   -   -   -   -   -   own -',
    'timeChange.approve': 'all dep -   -   -   all -   -   -',
    // Tablets at the entrance, at which drivers punch.
    'kioskDevice.read': 'all dep -   -   -   -   -   -   -',
    'kioskDevice.update': 'all dep -   -   -   -   -   -   -',
    // Also by those who approve: older days need a second person.
    'timeChange.request': 'all dep -   all -   all -   own -',
    'timeChange.read': 'all dep -   all -   all -   own -',
    // Papers may tell of health.
    'timeChange.readEvidence': 'all dep -   -   -   all -   own -',
    'timeChange.updateRule': 'all -   -   -   -   all -   -   -',
    'labourMonth.read': 'all dep all all all all -   -   -',
    'labourMonth.lock': 'all -   -   -   all all -   -   -',
    'labourMonth.reopen': 'all -   -   -   all -   -   -   -',
    'rollCall.create': 'all all all -   -   -   -   -   -',
    'rollCall.read': 'all all all -   -   -   -   own -',
    'rollCall.export': 'all all -   -   -   -   -   -   -',
    'rollCall.update': 'all all -   -   -   -   -   -   -',
    'rollCall.readState': '-   -   -   all -   -   -   -   -',
    'departureBoard.read': 'all all all all -   all all -   -',
    'departureBoard.update': 'all dep -   -   -   -   -   -   -',
    'departureBoard.updateNotes': 'all dep -   all -   -   -   -   -',
    'dutyRecord.read': 'all all all all all all all own own',
    'dutyRecord.approve': 'all all -   -   -   -   -   -   -',
    'dutyRecord.update': '-   all -   all -   -   -   own own',
    'dutyRecord.create': '-   -   -   -   -   -   -   own own',
    'leave.read': 'all dep all all -   all all own -',
    // Why somebody is away may be health; and what is left of paid leave.
    'leave.readReason': 'all dep -   -   -   all -   own -',
    'leave.create': 'all dep -   -   -   all -   -   -',
    'leave.request': '-   -   -   -   -   -   -   own -',
    'leave.approve': 'all dep -   -   -   all -   -   -',
    // By it the days of paid leave are granted.
    'workSchedule.read': 'all dep -   -   -   all -   own -',
    'workSchedule.update': 'all dep -   -   -   all -   -   -',
    'labourAgreement.read': 'all all all all all all all -   -',
    'labourAgreement.create': 'all -   -   -   -   all -   -   -',
    'hoursRule.read': 'all all all all all all all -   -',
    'hoursRule.create': 'all -   -   -   -   all -   -   -',
    'compliance.read': 'all dep dep dep -   all dep -   -',
    // What an inspector asks first, health checks among it.
    'compliance.readInspection': 'all dep -   -   -   all -   -   -',
  },
} as const satisfies PermissionRows;
