/** 業務前, 中間, 業務後. */
export const rollCallKinds = ['before', 'middle', 'after'] as const;

/** 対面, IT点呼, 遠隔点呼, 自動点呼, 電話: with the last one a reason is asked for. */
export const rollCallMethods = ['faceToFace', 'it', 'remote', 'automatic', 'phone'] as const;

/** 可, 不可. */
export const rollCallResults = ['passed', 'refused'] as const;

/** What kept somebody from driving: 酒気帯び, 体調, 日常点検. */
export const callFindings = ['alcohol', 'illness', 'vehicle'] as const;

/** Of the call book: a call that was held; a departure without one, 未確認 or 確認済. */
export const callBookEntries = ['held', 'open', 'acknowledged'] as const;

/** How many days of the call book are one paper, and how many where it is narrowed to more than centres: two years. */
export const mostBookDays = { usual: 31, narrowed: 731 };

/** How many entries of the call book are one paper. */
export const mostBookEntries = 3_000;

/** A detector shows no more, in mg/L of breath. */
export const mostAlcohol = 9.99;
