/** How people call a department: "0012 岩槻営業所". */
export function departmentName({ code, name }: { code: string; name: string }): string {
  return `${code} ${name}`;
}
