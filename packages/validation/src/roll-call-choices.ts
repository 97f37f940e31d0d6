/** 業務前, 中間, 業務後. */
export const rollCallKinds = ['before', 'middle', 'after'] as const;

/** 対面, IT点呼, 遠隔点呼, 自動点呼, 電話: with the last one a reason is asked for. */
export const rollCallMethods = ['faceToFace', 'it', 'remote', 'automatic', 'phone'] as const;

/** 可, 不可. */
export const rollCallResults = ['passed', 'refused'] as const;

/** A detector shows no more, in mg/L of breath. */
export const mostAlcohol = 9.99;
