/** What a row is called in a language: in English by its English name, where it has one. */
export function localName<Name extends string | null | undefined>(
  language: string,
  name: Name,
  nameEn: string | null | undefined,
): Name | string {
  return language === 'en' && nameEn ? nameEn : name;
}
