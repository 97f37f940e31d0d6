import enDailyReport from '@haisha/i18n/en/daily-report.json';
import jaDailyReport from '@haisha/i18n/ja/daily-report.json';

/** The words of daily reports: they come with the page. */
export const dailyReportMessages = { dailyReport: { ja: jaDailyReport, en: enDailyReport } };
