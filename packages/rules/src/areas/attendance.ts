import type { PermissionRows, RecordKinds } from './area.ts';

/** What the area keeps. */
export const attendanceRecords = {
  rollCall: { ja: '点呼', en: 'Roll call', enPlural: 'Roll calls' },
  dutyRecord: { ja: '運転日報', en: 'Daily report', enPlural: 'Daily reports' },
} as const satisfies RecordKinds;

/** Who may do what with punches, roll calls and daily reports. */
export const attendancePermissions = {
  attendance: {
    'punch.read': 'all dep all all -   all -   own -',
    'punch.update': 'all dep -   -   -   all -   -   -',
    'punch.create': '-   -   -   -   -   -   -   own -',
    'timeChange.approve': 'all dep -   -   -   all -   -   -',
    'timeChange.request': '-   -   -   all -   -   -   own -',
    'rollCall.create': 'all all all -   -   -   -   -   -',
    'rollCall.read': 'all all all -   -   -   -   own -',
    'rollCall.update': 'all all -   -   -   -   -   -   -',
    'rollCall.readState': '-   -   -   all -   -   -   -   -',
    'departureBoard.read': 'all all all all -   all all -   -',
    'departureBoard.update': '-   all -   -   -   -   -   -   -',
    'departureBoard.updateNotes': '-   -   -   all -   -   -   -   -',
    'dutyRecord.read': 'all all all all all all all own own',
    'dutyRecord.approve': 'all all -   -   -   -   -   -   -',
    'dutyRecord.update': '-   all -   all -   -   -   own own',
    'dutyRecord.create': '-   -   -   -   -   -   -   own own',
  },
} as const satisfies PermissionRows;
