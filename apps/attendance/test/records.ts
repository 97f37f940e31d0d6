import type { Punch, RecordedDriver, TimeRecord, TimeRecordDay, TimeRecordMonth } from '@haisha/validation/time-record';

/** A day that is over. */
export const day = '2026-11-20';
export const centre = '10000000-0000-4000-8000-000000000001';

const idOf = (kind: number, number: number) => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const driverId = (number: number) => idOf(5, number);
export const punchId = (number: number) => idOf(7, number);

/** An instant of a day: '8:00', also '25:30', '-0:10' for 23:50 of the day before. */
export function at(clock: string, of = day): string {
  const [hours = 0, minutes = 0] = clock.replace('-', '').split(':').map(Number);
  const sign = clock.startsWith('-') ? -1 : 1;
  return new Date(Date.parse(`${of}T00:00:00+09:00`) + sign * (hours * 60 + minutes) * 60_000).toISOString();
}

export function driver(number: number, given: Partial<RecordedDriver> = {}): RecordedDriver {
  return {
    id: driverId(number),
    code: `D00${number}`,
    name: ['佐藤 誠', '鈴木 健一', '高橋 浩'][number - 1] ?? `運転 ${number}`,
    nameEn: ['Makoto Sato', 'Kenichi Suzuki', 'Hiroshi Takahashi'][number - 1] ?? `Driver ${number}`,
    departmentId: centre,
    phone: null,
    ...given,
  };
}

export function punch(number: number, kind: Punch['kind'], clock: string, given: Partial<Punch> = {}): Punch {
  return {
    id: punchId(number),
    kind,
    at: at(clock),
    firstAt: at(clock),
    receivedAt: at(clock),
    method: 'phone',
    reason: null,
    reasonText: null,
    byName: '佐藤 誠',
    fileName: null,
    fileRow: null,
    deviceName: null,
    changes: [],
    ...given,
  };
}

/** 出勤 2:05, 出庫 2:31, 帰庫 11:12, 退勤 11:40. */
export const usualPunches = [
  punch(1, 'clockIn', '2:05'),
  punch(2, 'leaveGarage', '2:31'),
  punch(3, 'returnGarage', '11:12'),
  punch(4, 'clockOut', '11:40'),
];

const usualPlan = {
  reportAt: at('2:00'),
  outAt: at('2:30'),
  inAt: at('11:00'),
  endAt: at('11:30'),
  runs: [{ id: idOf(8, 1), name: 'IW-S01', vehicleCode: 'IW-02' }],
};

export const usualHours: NonNullable<TimeRecord['hours']> = {
  state: 'actual',
  dutyMinutes: 575,
  doubleCountedMinutes: 0,
  workMinutes: 515,
  breakMinutes: 60,
  drivingMinutes: 320,
  overtimeMinutes: 35,
  nightMinutes: 175,
  holidayMinutes: 0,
  restBeforeMinutes: 820,
  restAfterMinutes: null,
  findings: [],
};

export function record(number: number, given: Partial<TimeRecord> = {}): TimeRecord {
  return {
    driverId: driverId(number),
    date: day,
    isHoliday: false,
    planned: usualPlan,
    leave: null,
    punches: usualPunches,
    hours: usualHours,
    events: [],
    lock: null,
    waiting: 0,
    ...given,
  };
}

/** The first driver is right, the second lacks 退勤, the third has not punched at all. */
export function centreDay(given: Partial<TimeRecordDay> = {}): TimeRecordDay {
  return {
    drivers: [driver(1), driver(2), driver(3)],
    records: [
      record(1),
      record(2, {
        punches: [punch(5, 'clockIn', '2:12'), punch(6, 'leaveGarage', '2:40'), punch(7, 'returnGarage', '11:05')],
      }),
      record(3, { punches: [], hours: null }),
    ],
    aloneFrom: '2026-11-01',
    ...given,
  };
}

export function month(given: Partial<TimeRecordMonth> = {}): TimeRecordMonth {
  const finding = { day, actual: 17_100, limit: 17_040, article: 'standard 4-1-1', level: 'amber' as const };
  return {
    driver: driver(1),
    from: '2026-10-21',
    to: '2026-11-20',
    aloneFrom: '2026-11-01',
    records: [
      record(1, { date: '2026-11-03', isHoliday: true, leave: 'dayOff', planned: null, punches: [], hours: null }),
      record(1),
    ],
    total: {
      shifts: 22,
      dutyMinutes: 17_100,
      mostMinutes: 18_600,
      usualMinutes: 17_040,
      workMinutes: 14_000,
      drivingMinutes: 7_000,
      overtimeMinutes: 2_400,
      nightMinutes: 3_600,
      holidayMinutes: 0,
      findings: [{ code: 'monthOverUsual', ...finding }],
    },
    year: { dutyMinutes: 120_000, mostMinutes: 198_000, overtimeMinutes: 20_000 },
    ...given,
  };
}
