import en from '@haisha/i18n/en/course.json';
import ja from '@haisha/i18n/ja/course.json';

/** The words of courses: they come with their pages. */
export const courseMessages = { course: { ja, en } };
