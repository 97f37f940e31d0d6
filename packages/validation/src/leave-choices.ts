/** 有給休暇, 特別休暇, 公休, 病欠, 欠勤. */
export const leaveKinds = ['paid', 'special', 'dayOff', 'sick', 'absent'] as const;

export type LeaveKind = (typeof leaveKinds)[number];
