export const masterGroup = { ja: 'マスタ', en: 'Master data' };
/** Runs, which would give drivers and partners rows of their day, do not exist yet. */
export const officeScopes = ['department', 'all'];
export const administrationGroup = { ja: '管理', en: 'Administration' };
