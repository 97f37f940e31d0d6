/** Under which the menu names the pages of the area. */
export const attendanceGroup = { ja: '勤怠', en: 'Attendance' };
