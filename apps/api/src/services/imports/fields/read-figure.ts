import type { CellReader } from './cell-reading.ts';
import { plainWord } from './plain-word.ts';

/** How much of a field's own unit is in one of another. */
const otherUnits: Record<string, Record<string, number>> = {
  kg: { t: 1_000, トン: 1_000 },
  cm: { mm: 0.1, m: 100 },
  分: { 時間: 60 },
  円: { 千円: 1_000, 万円: 10_000, 万: 10_000, 億円: 100_000_000, 億: 100_000_000 },
};

/** `2,000kg`, `￥4,350`, `30分`, and in the field's unit `2.7t`, `1時間30分`, `300万円`. What is in none stays, to be refused. */
export function figureReader(units: readonly string[]): CellReader {
  const own = units.map(plainWord).join('|');
  const currency = units.includes('円') ? '[¥\\\\]?' : '';
  const inOwn = new RegExp(`^${currency}(-?[\\d,.]+)(?:${own})?$`);
  const others = units.flatMap((unit) => Object.entries(otherUnits[unit] ?? {}));
  const factors = new Map(others.map(([unit, factor]) => [plainWord(unit), factor]));
  const part = `((?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)(${[own, ...factors.keys()].join('|')})`;
  const inOthers = new RegExp(`^(?:${part})+$`);
  return (text) => {
    const plain = plainWord(text);
    const [, figure] = inOwn.exec(plain) ?? [];
    if (figure !== undefined) return { value: figure };
    if (!inOthers.test(plain)) return { value: text };
    const parts = Array.from(
      plain.matchAll(new RegExp(part, 'g')),
      ([, amount = '', unit = '']) => Number(amount.replaceAll(',', '')) * (factors.get(unit) ?? 1),
    );
    return { value: withoutDust(parts.reduce((sum, amount) => sum + amount)) };
  };
}

/** Sums of floats end in dust far behind the last digit that any field has. */
function withoutDust(value: number): string {
  return String(Number(value.toFixed(6)));
}
