import enHours from '@haisha/i18n/en/hours.json';
import enTimeRecord from '@haisha/i18n/en/time-record.json';
import jaHours from '@haisha/i18n/ja/hours.json';
import jaTimeRecord from '@haisha/i18n/ja/time-record.json';

/** The words of time records and of the findings of their hours: they come with the page. */
export const timeRecordMessages = {
  timeRecord: { ja: jaTimeRecord, en: enTimeRecord },
  hours: { ja: jaHours, en: enHours },
};
