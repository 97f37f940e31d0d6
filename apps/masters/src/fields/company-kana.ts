const legalForms = ['カブシキガイシャ', 'カブシキカイシャ', 'ユウゲンガイシャ', 'ゴウドウガイシャ'];

/** The reading by which a company is looked up: without its legal form, as in a list of customers. */
export function companyKana(reading: string): string {
  const form = legalForms.find((one) => reading.startsWith(one) || reading.endsWith(one));
  return form === undefined ? reading : reading.replace(form, '').trim();
}
