/** How people call a row that has both: "HN-0001 ひなた屋 越谷店". */
export function codeAndName({ code, name }: { code: string; name: string }): string {
  return `${code} ${name}`;
}
