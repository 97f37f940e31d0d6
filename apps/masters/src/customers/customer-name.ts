/** How people call a customer: "C001 株式会社こもれび市場". */
export function customerName({ code, name }: { code: string; name: string }): string {
  return `${code} ${name}`;
}
