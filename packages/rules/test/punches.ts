import type { PunchKind, PunchTime } from '../src/punches/punch.ts';
import { at } from './duties.ts';

const kinds: Readonly<Record<string, PunchKind>> = {
  in: 'clockIn',
  leave: 'leaveGarage',
  pause: 'breakStart',
  go: 'breakEnd',
  return: 'returnGarage',
  out: 'clockOut',
};

/** Returns the punches of an operation date from 'in 2:05, leave 2:31, return 11:12, out 11:40'. */
export function punchesOf(day: string, text: string): PunchTime[] {
  const written = text.split(', ').filter((one) => one !== '');
  return written.map((one) => {
    const [word = '', time = ''] = one.split(' ');
    const kind = kinds[word];
    if (!kind) throw new Error(`no punch is called ${word}`);
    return { kind, at: at(day, time) };
  });
}
