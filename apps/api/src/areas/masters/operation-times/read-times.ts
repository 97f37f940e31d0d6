import { parseNightTime } from '@haisha/rules/night-time';
import type { CellReading } from '../../../services/imports/fields/cell-reading.ts';
import type { Found } from '../../../services/imports/fields/import-field.ts';
import { minutesBetween } from '../../../services/imports/fields/office-time.ts';
import { withoutNumbering } from '../../../services/imports/fields/without-numbering.ts';

const breakPattern = /^(?:(\d{1,2}:\d{2})\s+)?(\d{1,4})分?$/;
const courseTimePattern = /^(\S+)(.*?)\s+(\d{1,4})\+(\d{1,4})\+(\d{1,4})(?:\s*\/\s*|$)/;

type CourseTime = { course: string; code: string; minutes: number[] };

/**
 * Reads `12:00 60 / 15`, as the export writes it: from when, where that is fixed, and how many minutes; `12:00-13:00`, `1時間`
 * and `①60分 ②15分` as well.
 */
export function readBreaks(text: string): CellReading {
  const breaks = withoutNumbering(text)
    .normalize('NFKC')
    .split(/[/、,・\n]/)
    .map((part) => {
      const span = minutesBetween(part);
      if (span) return { fromMinutes: span.from, minutes: String(span.minutes), isFixed: true };
      const [, from, minutes = ''] = breakPattern.exec(inMinutes(part.trim())) ?? [];
      return { fromMinutes: from === undefined ? null : parseNightTime(from), minutes, isFixed: from !== undefined };
    });
  const isRead = breaks.every(
    ({ fromMinutes, minutes, isFixed }) => minutes !== '' && (!isFixed || fromMinutes !== null),
  );
  return isRead
    ? { value: breaks.map(({ fromMinutes, minutes }) => ({ fromMinutes, minutes: Number(minutes) })) }
    : { code: 'importRow.breaks', params: { text } };
}

/** `1時間30分` as minutes. */
function inMinutes(part: string): string {
  return part.replace(/(\d{1,2})時間(?:(\d{1,2})分|(半))?$/, (_, hours, minutes, half) =>
    String(Number(hours) * 60 + Number(minutes ?? (half ? 30 : 0))),
  );
}

/** Reads `IW-S01 越谷 240+90+30 / …`, as the export writes it; the code of the course, or its name, will do. */
export function readCourseTimes(text: string, find: (word: string) => Found): CellReading {
  const times = courseTimesIn(text);
  if (!times) return { code: 'importRow.courseTimes', params: { text } };
  const value: unknown[] = [];
  for (const { course, code, minutes } of times) {
    const byCode = find(code);
    const found = 'value' in byCode ? byCode : find(course);
    if (!('value' in found)) return found;
    const [drivingMinutes, handlingMinutes, waitingMinutes] = minutes;
    const courseName = `${found.code} ${found.name}`;
    const courseNameEn = `${found.code} ${found.nameEn ?? found.name}`;
    value.push({ courseId: found.value, courseName, courseNameEn, drivingMinutes, handlingMinutes, waitingMinutes });
  }
  return { value, shown: { courseTimes: value } };
}

/** What may be the code or the name of a course. */
export function courseWords(text: string): string[] {
  return (courseTimesIn(text) ?? []).flatMap(({ course, code }) => [code, course]);
}

/** Parses course times, or returns null; the name ends where the minutes begin. */
function courseTimesIn(text: string): CourseTime[] | null {
  const times: CourseTime[] = [];
  for (let rest = text.normalize('NFC').replaceAll('／', '/').replaceAll('＋', '+').trim(); rest !== ''; ) {
    const [whole, code = '', name = '', ...minutes] = courseTimePattern.exec(rest) ?? [];
    if (whole === undefined) return null;
    times.push({ course: code + name, code, minutes: minutes.map(Number) });
    rest = rest.slice(whole.length);
  }
  return times;
}
