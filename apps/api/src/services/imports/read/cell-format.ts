import { isForeignUnit } from '@haisha/rules/unit';

/** What a number in a cell stands for, as far as an import cares. */
export type CellFormat = 'number' | 'day' | 'month' | 'time' | 'duration' | 'instant' | Digits | Counted;

/** Digits of a number that is rather a word, such as `007` or `060-0001`: null where one stands, else what is between them. */
type Digits = readonly (string | null)[];

/** A number that is shown with a unit behind it which is rarely that of the field: `0.0"t"`. */
type Counted = { unit: string };

/** Formats that Excel knows by number alone; 27–36 and 50–58 are those of its Japanese edition. */
const builtIn: [CellFormat, number[]][] = [
  ['day', [14, 15, 16, 27, 28, 29, 30, 31, 35, 36, 50, 51, 53, 54, 56, 57, 58]],
  ['month', [17, 34, 52, 55]],
  ['time', [18, 19, 20, 21, 32, 33, 45, 47]],
  ['duration', [46]],
  ['instant', [22]],
];

export function builtInFormat(id: number): CellFormat {
  return builtIn.find(([, ids]) => ids.includes(id))?.[0] ?? 'number';
}

/** Reads a format such as `[$-411]ggge"年"m"月"d"日"`. */
export function formatOfCode(code: string): CellFormat {
  const [positive = ''] = code.split(';');
  if (/\[h+\]/i.test(positive)) return 'duration';
  const digits = digitsOfCode(code);
  if (digits) return digits;
  const unit = unitOfCode(positive);
  if (unit !== null) return { unit };
  const letters = positive
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/E[+-]/g, '')
    .replaceAll(/general|standard|g\/標準|標準/gi, '')
    .toLowerCase();
  const [year, month, day, time] = [/[yge]/, /m/, /d/, /[hs]|am\/pm/].map((sign) => sign.test(letters));
  if (time) return year || day ? 'instant' : 'time';
  if (day) return 'day';
  if (year) return month ? 'month' : 'day';
  return month && !/[0#?]/.test(letters) ? 'month' : 'number';
}

/** Reads `0000`, `"V-"000` and the one for postal codes, `[<=999]000;[<=9999]000\\-00;000\\-0000`. */
function digitsOfCode(code: string): Digits | null {
  const sections = code.split(';');
  const section = (code.startsWith('[<') ? sections.at(-1) : sections[0]) ?? '';
  if (!/^(?:0|-|"[^"]*"|\\.)+$/.test(section)) return null;
  const parts = Array.from(section.matchAll(/0|-|"([^"]*)"|\\(.)/g), ([part, quoted, escaped]) =>
    part === '0' ? null : (quoted ?? escaped ?? part),
  );
  // What follows them is a unit.
  const digits = parts.slice(0, parts.lastIndexOf(null) + 1);
  return digits.filter((part) => part === null).length > 1 ? digits : null;
}

function unitOfCode(section: string): string | null {
  const [, quoted, escaped = ''] = /[0#?.]\s*(?:"([^"]+)"|((?:\\.)+))\s*$/.exec(section) ?? [];
  const unit = (quoted ?? escaped.replaceAll('\\', '')).trim();
  return isForeignUnit(unit) ? unit : null;
}

/** Days counted from here on; what is less is rather hours, as `27:00` typed into a cell that shows `h:mm`. */
const firstDay = 366;

/** A number of a cell as people would type it: `2026/11/21`, `2019/03`, `04:00`; a plain number without the dust of floats. */
export function numberText(value: number, format: CellFormat, since1904: boolean): string {
  if (format === 'number' || !Number.isFinite(value) || value < 0) return plainNumber(value);
  if (typeof format !== 'string' && isCounted(format)) return plainNumber(value) + format.unit;
  if (typeof format !== 'string') return Number.isSafeInteger(value) ? inDigits(value, format) : plainNumber(value);
  const minutes = Math.round(value * 24 * 60 * 60) / 60;
  if (format === 'duration' || (format === 'time' && value < firstDay)) return clock(minutes);
  const serial = since1904 ? value + 1_462 : value;
  const seconds = Math.round(serial * 86_400);
  // Excel believes that there was a 29 February 1900.
  const days = Math.floor(seconds / 86_400) + (serial < 60 ? 1 : 0);
  const at = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return plainNumber(value);
  const day = at.toISOString().slice(0, 10).replaceAll('-', '/');
  if (format === 'month') return day.slice(0, 7);
  if (format === 'time') return clock((seconds % 86_400) / 60);
  const rest = seconds % 86_400;
  return format === 'instant' && rest > 0 ? `${day} ${new Date(rest * 1000).toISOString().slice(11, 19)}` : day;
}

function isCounted(format: Exclude<CellFormat, string>): format is Counted {
  return 'unit' in format;
}

/** More digits than there are places for stand in the first of them. */
function inDigits(value: number, format: Digits): string {
  const count = format.filter((part) => part === null).length;
  const text = String(value).padStart(count, '0');
  const more = text.length - count;
  let at = 0;
  return format
    .map((part) => {
      if (part !== null) return part;
      const from = at;
      at += from === 0 ? more + 1 : 1;
      return text.slice(from, at);
    })
    .join('');
}

function clock(minutes: number): string {
  const whole = Math.floor(minutes + 1e-6);
  const seconds = Math.round((minutes - whole) * 60);
  const text = `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
  return seconds > 0 ? `${text}:${String(seconds).padStart(2, '0')}` : text;
}

/** Excel keeps fifteen digits and shows no more. */
function plainNumber(value: number): string {
  return String(Number(value.toPrecision(15)));
}
