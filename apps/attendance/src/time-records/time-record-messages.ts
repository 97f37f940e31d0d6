import enHours from '@haisha/i18n/en/hours.json';
import enLabourMonth from '@haisha/i18n/en/labour-month.json';
import enPunchFile from '@haisha/i18n/en/punch-file.json';
import enTimeChange from '@haisha/i18n/en/time-change.json';
import enTimeRecord from '@haisha/i18n/en/time-record.json';
import jaHours from '@haisha/i18n/ja/hours.json';
import jaLabourMonth from '@haisha/i18n/ja/labour-month.json';
import jaPunchFile from '@haisha/i18n/ja/punch-file.json';
import jaTimeChange from '@haisha/i18n/ja/time-change.json';
import jaTimeRecord from '@haisha/i18n/ja/time-record.json';

/** The words of time records and of the findings of their hours: they come with the page. */
export const timeRecordMessages = {
  timeRecord: { ja: jaTimeRecord, en: enTimeRecord },
  punchFile: { ja: jaPunchFile, en: enPunchFile },
  timeChange: { ja: jaTimeChange, en: enTimeChange },
  labourMonth: { ja: jaLabourMonth, en: enLabourMonth },
  hours: { ja: jaHours, en: enHours },
};
