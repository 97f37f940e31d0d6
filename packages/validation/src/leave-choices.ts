/** 有給休暇, 特別休暇, 代休, 公休, 病欠, 欠勤. */
export const leaveKinds = ['paid', 'special', 'compensatory', 'dayOff', 'sick', 'absent'] as const;

/** 全日, 午前, 午後. */
export const leaveParts = ['day', 'am', 'pm'] as const;

/** 申請中, 承認済, 却下, 取消: whoever is away is so by what was approved. */
export const leaveStatuses = ['requested', 'approved', 'refused', 'withdrawn'] as const;

export type LeaveKind = (typeof leaveKinds)[number];
