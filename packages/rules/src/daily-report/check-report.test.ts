import { describe, expect, test } from 'vitest';
import { at, content, facts, found, partner, pause, shared, stop } from '../../test/daily-reports.ts';
import { checkReport, hasErrors } from './check-report.ts';
import { needsLoadState, type ReportContent, type ReportFacts } from './report-content.ts';
import { reportRules } from './report-finding.ts';

test('a usual run has nothing to tell', () => expect(found({})).toEqual([]));

type Case = [what: string, given: Partial<ReportContent>, found: string[], facts?: Partial<ReportFacts>];

const byFerry = { plannedEndMinutes: at('63:00') };
const longest = { plannedEndMinutes: at('146:30') };

describe('業務の開始及び終了の地点及び日時並びに業務に従事した距離', () => {
  test.each<Case>([
    ['no place', { startPlace: null, endPlace: null }, ['startPlace required', 'endPlace required']],
    ['no times', { startMinutes: null, endMinutes: null }, ['startMinutes required', 'endMinutes required']],
    ['no odometer', { odometerStartKm: null }, ['odometerStartKm required']],
    ['the end before the start', { endMinutes: at('2:30') }, ['endMinutes endBeforeStart']],
    ['a run over midnight, 22:00 to 25:30', { startMinutes: at('22:00'), endMinutes: at('25:30'), stops: [] }, []],
    ['a run of two nights and more, by ferry', { endMinutes: at('63:00') }, [], byFerry],
    ['a day after it was planned to be back', { endMinutes: at('87:00') }, [], byFerry],
    ['a minute more than a day after', { endMinutes: at('87:01') }, ['endMinutes lateEnd'], byFerry],
    ['the last minute of the next day', { endMinutes: at('47:59') }, []],
    ['8530 for 8:30', { endMinutes: at('85:30') }, ['endMinutes lateEnd']],
    [
      'such an end of a partner',
      { ...shared, partners: [partner({ endMinutes: at('85:30') })] },
      ['partners.0.endMinutes lateEnd'],
    ],
    ['a run of 144 hours', { endMinutes: at('146:30') }, [], longest],
    ['a minute more', { endMinutes: at('146:31') }, ['endMinutes longRun'], longest],
    [
      'a minute more of a partner',
      { ...shared, endMinutes: at('146:30'), partners: [partner({ endMinutes: at('146:31') })] },
      ['partners.0.endMinutes longRun'],
      longest,
    ],
    ['a run that begins before midnight', { startMinutes: -10, stops: [] }, []],
    ['an odometer that runs back', { odometerEndKm: 48_209 }, ['odometerEndKm odometerBack']],
    ['an odometer that does not go on', { odometerStartKm: 48_215 }, ['odometerStartKm odometerGap']],
    ['an odometer that nobody knows', { odometerStartKm: 9, odometerEndKm: 100 }, [], { lastOdometerKm: null }],
    ['a distance of nothing', { odometerEndKm: 48_210 }, ['odometerEndKm distance']],
    ['twice as far as planned and 50 km', { odometerEndKm: 48_452 }, []],
    ['a kilometre more', { odometerEndKm: 48_453 }, ['odometerEndKm distance']],
    [
      'more than 90 km in every hour',
      { odometerEndKm: 48_976 },
      ['odometerEndKm distance'],
      { plannedDistanceKm: null },
    ],
    ['90 km in every hour', { odometerEndKm: 48_975 }, [], { plannedDistanceKm: null }],
    [
      'what cannot be read',
      { endMinutes: Number.NaN, stops: [stop({ weightKg: Number.NaN })] },
      ['endMinutes unreadable', 'stops.0.weightKg unreadable'],
    ],
  ])('%s', (_, given, expected, about) => expect(found(given, about)).toEqual(expected));

  test('what was found says what it should be', () => {
    const [gap] = checkReport(content({ odometerStartKm: 48_215 }), facts);
    expect(gap).toMatchObject({ level: 'warning', params: { km: 48_210, day: '2026-11-25' } });
    expect(hasErrors(gap ? [gap] : [])).toBe(false);
    expect(hasErrors(checkReport(content({ odometerEndKm: null }), facts))).toBe(true);
  });
});

describe('the places on the way', () => {
  test.each<Case>([
    ['a place without a name', { stops: [stop({ placeName: null })] }, ['stops.0.placeName required']],
    ['times that go back', { stops: [stop({ workToMinutes: at('4:02') })] }, ['stops.0.workToMinutes order']],
    ['two places at once', { stops: [stop(), stop({ arrivedMinutes: at('4:20') })] }, ['stops.1.arrivedMinutes order']],
    [
      'after the end of the run',
      { endMinutes: at('4:20') },
      ['stops.0.workToMinutes outside', 'stops.0.departedMinutes outside'],
    ],
    ['instructed before the start', { stops: [stop({ instructedMinutes: at('1:00') })] }, []],
    [
      'a place that was passed',
      {
        stops: [
          stop({
            arrivedMinutes: null,
            workFromMinutes: null,
            workToMinutes: null,
            departedMinutes: null,
            hasHandling: false,
            confirmation: null,
          }),
        ],
      },
      [],
    ],
  ])('%s', (_, given, expected) => expect(found(given)).toEqual(expected));
});

describe('荷主の都合により三十分以上待機したとき', () => {
  const late = {
    workFromMinutes: at('4:35'),
    workToMinutes: null,
    departedMinutes: null,
    hasHandling: false,
    confirmation: null,
  };
  test.each<Case>([
    [
      '35 minutes want all times',
      { stops: [stop(late)] },
      ['stops.0.workToMinutes waiting', 'stops.0.departedMinutes waiting', 'stops.0.workToMinutes workTimes'],
    ],
    ['29 minutes do not', { stops: [stop({ ...late, workFromMinutes: at('4:29'), workToMinutes: at('4:40') })] }, []],
    [
      '30 minutes do',
      { stops: [stop({ ...late, workFromMinutes: at('4:30'), workToMinutes: at('4:40') })] },
      ['stops.0.departedMinutes waiting'],
    ],
    [
      'who came early waits from the instructed time',
      {
        stops: [stop({ ...late, arrivedMinutes: at('3:30'), workFromMinutes: at('4:25'), workToMinutes: at('4:40') })],
      },
      [],
    ],
    [
      'a break is no waiting',
      {
        stops: [stop({ ...late, workFromMinutes: at('4:40'), workToMinutes: at('4:50') })],
        pauses: [pause({ fromMinutes: at('4:10'), toMinutes: at('4:25') })],
      },
      [],
    ],
    [
      'waiting all the time until the departure',
      { stops: [stop({ ...late, workFromMinutes: null, departedMinutes: at('4:40') })] },
      ['stops.0.workFromMinutes waiting', 'stops.0.workToMinutes waiting'],
    ],
  ])('%s', (_, given, expected) => expect(found(given)).toEqual(expected));
});

describe('荷役作業又は附帯業務: 開始・終了, 内容, 荷主の確認', () => {
  const extra = { extraFromMinutes: at('4:25'), extraToMinutes: at('4:30'), extraText: '検品' };
  const short = { confirmation: null };
  const long = { ...short, workToMinutes: at('5:05'), departedMinutes: at('5:10') };
  test.each<Case>([
    ['unconfirmed work', { stops: [stop(short)] }, ['stops.0.confirmation confirmation']],
    ['the shipper refused: that is said', { stops: [stop({ confirmation: 'refused' })] }, []],
    ['no work, no confirmation', { stops: [stop({ hasHandling: false, confirmation: null })] }, []],
    ['extra work', { stops: [stop(extra)] }, []],
    [
      'extra work without its content',
      { stops: [stop({ ...extra, extraText: null })] },
      ['stops.0.extraText extraText'],
    ],
    [
      'extra work without its end',
      { stops: [stop({ ...extra, extraToMinutes: null })] },
      ['stops.0.extraToMinutes workTimes'],
    ],
    [
      'handling without its times',
      { stops: [stop({ workFromMinutes: null, workToMinutes: null, departedMinutes: at('4:20') })] },
      ['stops.0.workFromMinutes workTimes', 'stops.0.workToMinutes workTimes'],
    ],
    ['in the contract and under an hour', { isWorkInContract: true, stops: [stop(short)] }, []],
    [
      'in the contract, an hour in total',
      { isWorkInContract: true, stops: [stop(long)] },
      ['stops.0.confirmation confirmation'],
    ],
  ])('%s', (_, given, expected) => expect(found(given)).toEqual(expected));
});

describe('車両総重量が八トン以上又は最大積載量が五トン以上: 貨物の積載状況', () => {
  test.each([
    [7_999, 4_999, false],
    [8_000, 3_000, true],
    [7_990, 5_000, true],
    [null, null, false],
  ])('%s kg, %s kg: %s', (grossWeightKg, maxLoadKg, expected) =>
    expect(needsLoadState({ grossWeightKg, maxLoadKg })).toBe(expected),
  );

  const heavy = { needsLoadState: true };
  test.each<Case>([
    ['loaded without weight and pieces', { stops: [stop({ kind: 'load' })] }, ['stops.0.weightKg loadState'], heavy],
    ['with its pieces', { stops: [stop({ kind: 'load', pieces: 120 })] }, [], heavy],
    ['where goods are left', { stops: [stop()] }, [], heavy],
    ['on a light vehicle', { stops: [stop({ kind: 'load' })] }, []],
  ])('%s', (_, given, expected, about) => expect(found(given, about)).toEqual(expected));
});

describe('休憩・睡眠, 交替, 異常, 支出', () => {
  const relief = { placeName: '蓮田SA', atMinutes: at('6:00'), driverName: '髙橋 達也' };
  const delay = { kind: 'delay', atMinutes: at('5:00'), text: '45分の遅れ', cause: '事故渋滞' } as const;
  test.each<Case>([
    ['a break', { pauses: [pause()] }, []],
    ['a break without its place', { pauses: [pause({ placeName: null })] }, ['pauses.0.placeName required']],
    [
      'under ten minutes the place may be left out',
      { pauses: [pause({ placeName: null, toMinutes: at('6:09') })] },
      [],
    ],
    ['ten minutes', { pauses: [pause({ placeName: null, toMinutes: at('6:10') })] }, ['pauses.0.placeName required']],
    ['a break without its end', { pauses: [pause({ toMinutes: null })] }, ['pauses.0.toMinutes required']],
    [
      'a break that ends before it begins',
      { pauses: [pause({ toMinutes: at('5:00') })] },
      ['pauses.0.toMinutes endBeforeStart'],
    ],
    [
      'a break after the run',
      { pauses: [pause({ fromMinutes: at('11:00'), toMinutes: at('11:30') })] },
      ['pauses.0.toMinutes outside'],
    ],
    ['two drivers and no change', { ...shared }, ['reliefs relief'], { hasTwoDrivers: true }],
    ['a change of drivers', { ...shared, reliefs: [relief] }, [], { hasTwoDrivers: true }],
    ['a change without its time', { reliefs: [{ ...relief, atMinutes: null }] }, ['reliefs.0.atMinutes required']],
    ['a delay with its cause', { unusual: [delay] }, []],
    ['a delay without its cause', { unusual: [{ ...delay, cause: null }] }, ['unusual.0.cause unusual']],
    ['expenses for nothing', { expenseYen: 500 }, ['expenseText expenseText']],
    ['expenses', { expenseYen: 500, expenseText: '駐車場' }, []],
  ])('%s', (_, given, expected, about) => expect(found(given, about)).toEqual(expected));
});

test('every rule is known by its name', () => expect(new Set(reportRules).size).toBe(22));
