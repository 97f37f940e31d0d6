/** 免許証, マイナ免許証, 両方 (since 2025-03). */
export const licenceMedia = ['card', 'myNumber', 'both'] as const;

/** フォークリフト, テールゲートリフター特別教育, 危険物, 運行管理者, 整備管理者, 食品衛生, その他. */
export const qualificationKinds = [
  'forklift',
  'tailLift',
  'hazardousGoods',
  'operationManager',
  'maintenanceManager',
  'foodHygiene',
  'other',
] as const;

/** 定期, 特定業務従事者(深夜業など), 雇入時. */
export const healthCheckKinds = ['regular', 'nightWork', 'onHiring'] as const;

/** 異常なし, 要観察, 要再検査, 要治療, 就業制限, 就業禁止. */
export const healthResults = ['normal', 'watch', 'recheck', 'treat', 'restricted', 'unfit'] as const;

/** 初任, 適齢, 特定. */
export const aptitudeKinds = ['initial', 'ageRelated', 'special'] as const;

/** 事故, 違反の通知(道路交通法 第108条の34), 特別指導. */
export const driverEventKinds = ['accident', 'violationNotice', 'specialGuidance'] as const;

/** The most licence classes in one record, and the most entries in each of its other lists. */
export const mostLicences = 20;
export const mostRecordEntries = 100;
