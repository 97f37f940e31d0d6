/** How people call a cargo owner: "O001 みずほ野ストア". */
export function cargoOwnerName({ code, name }: { code: string; name: string }): string {
  return `${code} ${name}`;
}
