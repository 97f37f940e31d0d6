import enHours from '@haisha/i18n/en/hours.json';
import enLeave from '@haisha/i18n/en/leave.json';
import jaHours from '@haisha/i18n/ja/hours.json';
import jaLeave from '@haisha/i18n/ja/leave.json';

/** The words of leaves; those of their kinds are shared with the boards. */
export const leaveMessages = {
  leave: { ja: jaLeave, en: enLeave },
  hours: { ja: jaHours, en: enHours },
};
