export const masterGroup = { ja: 'マスタ', en: 'Master data' };
export const administrationGroup = { ja: '管理', en: 'Administration' };
