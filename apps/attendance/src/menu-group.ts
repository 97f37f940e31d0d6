/** Under which the menu names what the area is opened for every day. */
export const attendanceGroup = { ja: '勤怠', en: 'Attendance' };

/** Under which it names what is looked at now and then; below the masters, which stay open that way. */
export const labourGroup = { ja: '労務', en: 'Labour' };
