type Params = Readonly<Record<string, string | number>>;

/** Returns what a sentence says in a language: proposals that have a word for each, `near` and `nearEn`, have that one. */
export function paramsIn(locale: 'ja' | 'en', params: Params = {}): Params {
  const { nearEn, ...others } = params;
  return locale === 'en' && nearEn !== undefined ? { ...others, near: nearEn } : others;
}
