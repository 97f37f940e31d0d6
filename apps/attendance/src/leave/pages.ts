import type { AreaPart } from '@haisha/records/pages/area-part';
import { attendanceGroup as group } from '../menu-group.ts';
import { leavePath } from './leave-place.ts';

const label = { ja: '休暇・欠勤', en: 'Leave' };

/** Leaves and absences, with the register of paid leave; a driver sees and asks for their own. */
export const leavePages: AreaPart = {
  pages: [
    {
      path: leavePath,
      title: label,
      permission: 'leave.read',
      words: async () => (await import(/* webpackChunkName: "leave-words" */ './leave-messages.ts')).leaveMessages,
      load: async () => (await import(/* webpackChunkName: "leave" */ './leave-page.tsx')).LeavePage,
    },
  ],
  navigation: [
    {
      path: leavePath,
      label,
      icon: 'calendar',
      group,
      order: 230,
      permission: 'leave.read',
      reading: 'きゅうかけっきん ゆうきゅう 有休 年休',
    },
  ],
  permissions: ['leave.readReason', 'leave.create', 'leave.request', 'leave.approve', 'workSchedule.update'],
  messages: ['leave', 'hours'],
};
