/** Returns the name of a row in a language: on English pages its English name, if it has one. */
export function localName<Name extends string | null | undefined>(
  language: string,
  name: Name,
  nameEn: string | null | undefined,
): Name | string {
  return language === 'en' && nameEn ? nameEn : name;
}
