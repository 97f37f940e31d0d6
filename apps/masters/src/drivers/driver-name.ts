/** How people call a driver in a list of many: "0012 佐藤 誠". */
export function driverName({ code, name }: { code: string; name: string }): string {
  return `${code} ${name}`;
}
