import { formatNightTime } from '@haisha/rules/night-time';
import { readDayLine } from '@haisha/rules/punches/day-line';
import type { TimeRecord, TimeRecordChange } from '@haisha/validation/time-record';
import { timeChangeRules } from '../src/db/schema/attendance/time-change-rules.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';

type Wanted = { id?: string | null | undefined; kind: string; minutes: number };

type Change = { seen?: TimeRecord; keep?: TimeRecord; preview?: boolean; reason?: string; reasonText?: string | null };

/** Lets the office change old days without a second person. */
export async function changeOldDaysAlone(db: TestApp['db']): Promise<void> {
  await db.insert(timeChangeRules).values({ revision: 1, alonePastDays: 60, reason: '試験' });
}

export function dayUrl(date: string, departmentId: string): string {
  return `/api/time-records/day?date=${date}&departmentId=${departmentId}`;
}

/** New punches from the line of a day, or from 'clockIn 5:00, clockOut 25:30'. */
export function punchesOf(line: string): Wanted[] {
  if (/^[\d: ]+$/.test(line)) {
    const reading = readDayLine(line);
    if (!('times' in reading)) throw new Error(`${line} is no day`);
    return reading.times.map((time) => ({ id: null, ...time }));
  }
  return line.split(', ').map((one) => {
    const [kind = '', time = ''] = one.split(' ');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return { id: null, kind, minutes: hours * 60 + minutes };
  });
}

/** Sets the punches of a day; `keep` names those that stay by their kind and `seen` what was looked at. */
export async function setDay(
  by: Browser,
  driverId: string,
  date: string,
  wanted: string | Wanted[],
  { keep, preview = false, reason = 'forgotten', reasonText = null, seen }: Change = {},
): Promise<TimeRecordChange> {
  const live = seen?.punches.filter(({ at }) => at !== null) ?? [];
  const named = (typeof wanted === 'string' ? punchesOf(wanted) : wanted).map((one) => ({
    ...one,
    id: one.id ?? keep?.punches.find(({ at, kind }) => at !== null && kind === one.kind)?.id ?? null,
  }));
  const body = { punches: named, seen: live.map(({ at, id }) => ({ at, id })), reason, reasonText };
  const answer = await by.put(`/api/time-records/${driverId}/${date}?preview=${preview}`, body);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

export async function recordOf(by: Browser, driverId: string, date: string): Promise<TimeRecord> {
  const { records } = (await by.get(`/api/time-records/month?date=${date}&driverId=${driverId}`)).json();
  return records.find((one: TimeRecord) => one.date === date);
}

/** The times that count as text, in minutes of the day that the record is of. */
export function linesOf({ date, punches }: TimeRecord): string {
  const midnight = Date.parse(`${date}T00:00:00+09:00`);
  return punches
    .flatMap(({ at, kind }) => (at ? [`${kind} ${formatNightTime((Date.parse(at) - midnight) / 60_000)}`] : []))
    .join(', ');
}
