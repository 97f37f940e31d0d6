import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { type CompanyPeriod, generatingDay } from './company-days.ts';
import { courseOn, type GeneratingCourse } from './course-deliveries.ts';

function period(values: Partial<CompanyPeriod>): CompanyPeriod {
  return {
    from: '2026-12-30',
    to: '2027-01-03',
    name: '年末年始',
    effect: 'closed',
    runsAs: null,
    departmentId: null,
    cargoOwnerId: null,
    ...values,
  };
}

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function course(values: Partial<GeneratingCourse> = {}): GeneratingCourse {
  return {
    id: 'course',
    kind: 'store',
    cargoOwnerId: 'hinataya',
    zones: ['chilled'],
    weekdays: everyDay,
    runsOnHolidays: false,
    validFrom: null,
    validTo: null,
    startPlace: '岩槻センター',
    loadStartMinutes: null,
    stops: [],
    ...values,
  };
}

/** What becomes of a course on so many days from one on: r runs, c company closed, o owner closed, h holiday, - none. */
function outcomes(
  of: GeneratingCourse,
  from: string,
  count: number,
  periods: CompanyPeriod[],
  holidays: string[] = [],
) {
  const letter = { runs: 'r', closed: 'c', closedOwner: 'o', holiday: 'h' };
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    const outcome = courseOn(of, generatingDay(day, holidays.includes(day), periods));
    return outcome === null ? '-' : letter[outcome];
  }).join('');
}

const newYear = '2027-01-01';
const leap = { from: '2028-02-28', to: '2028-03-01' };

describe('what becomes of a course', () => {
  test.each<[string, string, number, Partial<GeneratingCourse>, Partial<CompanyPeriod>[], string]>([
    ['without any period', '2026-12-28', 7, {}, [], 'rrrrhrr'],
    ['over the end of the year, both ends included', '2026-12-28', 8, {}, [{}], 'rrcccccr'],
    ['on a single day', '2026-12-29', 3, {}, [{ from: '2026-12-30', to: '2026-12-30' }], 'rcr'],
    ['on 29 February', '2028-02-27', 5, {}, [leap], 'rcccr'],
    ['on 29 February alone', '2028-02-28', 3, {}, [{ from: '2028-02-29', to: '2028-02-29' }], 'rcr'],
    ['in February of other years', '2027-02-27', 4, {}, [{ from: '2027-02-28', to: '2027-03-01' }], 'rccr'],
    ['where days are as public holidays', '2026-12-29', 3, {}, [{ effect: 'asHoliday' }], 'rhh'],
    [
      'that runs on holidays, where days are as these',
      '2026-12-29',
      3,
      { runsOnHolidays: true },
      [{ effect: 'asHoliday' }],
      'rrr',
    ],
    [
      'that runs on holidays, where they are days of no other weekday of its own',
      '2026-12-29',
      3,
      { runsOnHolidays: true, weekdays: ['tuesday'] },
      [{ effect: 'asHoliday' }],
      'rrr',
    ],
    ['that runs on holidays, but not when all are closed', '2026-12-29', 3, { runsOnHolidays: true }, [{}], 'rcc'],
    ['on a public holiday that is a working day', newYear, 2, {}, [{ effect: 'asWorkday' }], 'rr'],
    ['closed after all, where two periods meet', newYear, 2, {}, [{ effect: 'asWorkday' }, {}], 'cc'],
    [
      'of a centre that works while the others do not',
      newYear,
      2,
      {},
      [{}, { effect: 'asWorkday', departmentId: 'iwatsuki' }],
      'rr',
    ],
    ['whose owner is closed', '2026-12-29', 3, {}, [{ cargoOwnerId: 'hinataya' }], 'roo'],
    ['whose owner is not the one that is closed', '2026-12-29', 3, {}, [{ cargoOwnerId: 'komorebi' }], 'rrr'],
    [
      'of several owners, whatever one of them does',
      '2026-12-29',
      3,
      { cargoOwnerId: null },
      [{ cargoOwnerId: 'hinataya' }],
      'rrr',
    ],
    ['whose owner is closed as well as the company', '2026-12-30', 1, {}, [{}, { cargoOwnerId: 'hinataya' }], 'c'],
    ['on weekdays that are not its own', '2026-12-28', 7, { weekdays: ['monday'] }, [{}], 'r------'],
    [
      'moved from Monday to the Sunday before',
      '2026-12-27',
      3,
      { weekdays: ['monday'] },
      [
        { from: '2026-12-27', to: '2026-12-27', effect: 'asWorkday', runsAs: 'monday' },
        { from: '2026-12-28', to: '2026-12-28' },
      ],
      'rc-',
    ],
    ['that ended before', '2026-12-29', 3, { validTo: '2026-12-29' }, [{}], 'r--'],
    ['without a load', '2026-12-29', 3, { kind: 'empty' }, [{}], '---'],
  ])('%s', (_, from, count, of, periods, expected) => {
    expect(outcomes(course(of), from, count, periods.map(period), [newYear])).toBe(expected);
  });
});

test('a day says which period it is of, and who is closed on it', () => {
  const day = generatingDay('2026-12-31', false, [period({}), period({ cargoOwnerId: 'hinataya', name: '棚卸し' })]);
  expect(day).toEqual({
    day: '2026-12-31',
    weekday: 'thursday',
    isHoliday: false,
    period: { name: '年末年始', effect: 'closed' },
    closedOwners: new Map([['hinataya', '棚卸し']]),
  });
});
