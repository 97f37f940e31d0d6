import type { CourseInput } from '@haisha/validation/course';
import type { OperationTimeInput } from '@haisha/validation/operation-time';
import { demoId } from './demo-id.ts';

type Shift = Pick<OperationTimeInput, 'name' | 'nameEn' | 'shiftKind' | 'dayTypes' | 'breaks'> & {
  suffix: string;
  /** Hours from midnight of the operation date. */
  from: number;
  to: number;
};

const everyDay = ['weekday', 'saturday', 'sunday', 'holiday'] as const;

const shifts: readonly Shift[] = [
  {
    suffix: 'E',
    name: '早番 店舗直送',
    nameEn: 'Early, to stores',
    shiftKind: 'early',
    dayTypes: [...everyDay],
    breaks: [
      { fromMinutes: 7 * 60, minutes: 30 },
      { fromMinutes: null, minutes: 30 },
    ],
    from: 2.5,
    to: 11,
  },
  {
    suffix: 'D',
    name: '日勤',
    nameEn: 'Day',
    shiftKind: 'day',
    dayTypes: ['weekday', 'saturday'],
    breaks: [{ fromMinutes: 12 * 60, minutes: 60 }],
    from: 8.5,
    to: 17.5,
  },
  {
    suffix: 'L',
    name: '遅番 2便',
    nameEn: 'Late, second round',
    shiftKind: 'late',
    dayTypes: [...everyDay],
    breaks: [{ fromMinutes: 17 * 60, minutes: 45 }],
    from: 13,
    to: 20.5,
  },
  {
    suffix: 'N',
    name: '夜勤 センター間',
    nameEn: 'Night, between centres',
    shiftKind: 'night',
    dayTypes: [...everyDay],
    breaks: [{ fromMinutes: 24 * 60, minutes: 60 }],
    from: 20,
    to: 27.5,
  },
];

/** The shifts of the three centres; 厚木 starts half an hour later, and its day shift of last year is over. */
export function demoOperationTimes(): OperationTimeInput[] {
  const current = ['IW', 'FN', 'AT'].flatMap((centre) => shifts.map((shift) => operationTime(centre, shift)));
  const [, day] = shifts;
  const former = day ? [{ ...operationTime('AT', day), ...formerDay }] : [];
  return [...current, ...former];
}

const formerDay = {
  code: 'AT-D-2025',
  name: '日勤（2025年度）',
  nameEn: 'Day (fiscal 2025)',
  validFrom: '2025-04-01',
  validTo: '2026-03-31',
  beforeMinutes: 20,
  note: '点検・点呼を20分で見込んでいた。',
};

function operationTime(centre: string, { suffix, from, to, breaks, ...shift }: Shift): OperationTimeInput {
  const later = centre === 'AT' ? 30 : 0;
  return {
    ...shift,
    code: `${centre}-${suffix}`,
    departmentId: demoId(`department ${centre}`),
    startMinutes: from * 60 + later,
    endMinutes: to * 60 + later,
    beforeMinutes: 30,
    afterMinutes: 20,
    breaks: breaks.map((one) => ({ ...one, fromMinutes: one.fromMinutes === null ? null : one.fromMinutes + later })),
    courseTimes: [],
    validFrom: '2026-04-01',
    validTo: null,
    note: null,
  };
}

/** What the first three courses of a centre take of its early shift; the stores of a chain take their time. */
export function demoCourseTimes(courses: readonly (CourseInput & { id: string })[]) {
  return ['IW', 'FN', 'AT'].flatMap((centre) =>
    ['S01', 'S02', 'S03'].map((number, position) => {
      const course = courses.find(({ code }) => code === `${centre}-${number}`);
      if (!course) throw new Error(`${centre}-${number} is no course of the demo company`);
      return {
        operationTimeId: demoId(`operation time ${centre}-E`),
        position,
        courseId: course.id,
        drivingMinutes: course.drivingMinutes ?? 0,
        handlingMinutes: course.stops.reduce((sum, { workMinutes }) => sum + workMinutes, 0),
        waitingMinutes: 5 * position,
      };
    }),
  );
}
