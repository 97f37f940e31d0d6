/** Groups the digits of a number; both languages write it the same way. */
export function formatNumber(value: number, options: { decimals?: number } = {}): string {
  return new Intl.NumberFormat('ja-JP', { maximumFractionDigits: options.decimals ?? 20 }).format(value);
}

/** Formats an amount in yen: ¥1,234. */
export function formatYen(amount: number): string {
  const text = formatNumber(Math.abs(amount), { decimals: 0 });
  return Math.sign(amount) < 0 && text !== '0' ? `-¥${text}` : `¥${text}`;
}
