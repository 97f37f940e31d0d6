import en from '@haisha/i18n/en/company-holiday.json';
import ja from '@haisha/i18n/ja/company-holiday.json';

/** The words of company holidays: they come with their dialog. */
export const companyHolidayMessages = { companyHoliday: { ja, en } };
