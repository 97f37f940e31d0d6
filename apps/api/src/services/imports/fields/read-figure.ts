import { factorOf, spelledFactors } from '@haisha/rules/unit';
import type { CellReader } from './cell-reading.ts';
import { minutesBetween } from './office-time.ts';
import { plainWord } from './plain-word.ts';

/** As accounts write what is below zero: `▲12,000`, `(5,000)`. */
const negative = /^(?:[▲△▼](.+)|\((\d[\d,.]*)\))$/;

/** Commas part thousands: `32,5` may be meant as 32.5. */
const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const bareNumber = new RegExp(`^-?${amount}$`);
/** Hours and minutes of a duration, as spreadsheets show them. */
const clock = /^(\d{1,3}):([0-5]\d)$/;

/**
 * `2,000kg`, `￥4,350`, `30分`, and in the field's unit `2.7t`, `1時間30分`, `0:45`, `12:00-13:00`, `300万円`. A bare number is meant in `assumed`, the
 * unit of its column. What is in none stays, to be refused; what is converted has at most so many decimals.
 */
export function figureReader(units: readonly string[], assumed = units[0] ?? '', places = 6): CellReader {
  const own = units.map(plainWord).join('|');
  const currency = units.includes('円') ? '[¥\\\\]?' : '';
  const inOwn = new RegExp(`^${currency}(-?${amount})(${own})?$`);
  const factors = new Map(units.flatMap((unit) => [...spelledFactors(unit)].map(([word, f]) => [plainWord(word), f])));
  const part = `(${amount})(${[own, ...factors.keys()].join('|')})`;
  const inOthers = new RegExp(`^(?:${part})+$`);
  const factor = factorOf(units[0] ?? '', assumed);
  return (text) => {
    const plain = plainWord(text).replace(negative, '-$1$2');
    const [, hours, minutes] = (units[0] === '分' && clock.exec(plain)) || [];
    const span = units[0] === '分' ? minutesBetween(text) : null;
    if (span) return { value: String(span.minutes) };
    if (hours !== undefined) return { value: String(Number(hours) * 60 + Number(minutes)) };
    const [, figure, unit] = inOwn.exec(plain) ?? [];
    if (figure !== undefined) {
      const isBare = !unit;
      return { value: isBare && factor !== 1 ? inOwnUnit(figure, factor, places) : figure };
    }
    if (!inOthers.test(plain)) return { value: text };
    const parts = Array.from(
      plain.matchAll(new RegExp(part, 'g')),
      ([, amount = '', unit = '']) => numberOf(amount) * (factors.get(unit) ?? 1),
    );
    return {
      value: rounded(
        parts.reduce((sum, amount) => sum + amount),
        places,
      ),
    };
  };
}

/** What is no number stays, to be refused. */
function inOwnUnit(figure: string, factor: number, places: number): string {
  return bareNumber.test(figure) ? rounded(numberOf(figure) * factor, places) : figure;
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** Sums of floats end in dust far behind the last digit that any field has. */
function rounded(value: number, places: number): string {
  return String(Number(value.toFixed(places)));
}
