import en from '@haisha/i18n/en/department.json';
import ja from '@haisha/i18n/ja/department.json';

/** The words of departments: they come with their pages. */
export const departmentMessages = { department: { ja, en } };
