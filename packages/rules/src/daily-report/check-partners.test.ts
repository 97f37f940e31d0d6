import { describe, expect, test } from 'vitest';
import { at, found, partner, pause, shared, stop } from '../../test/daily-reports.ts';
import type { ReportContent, ReportStop } from './report-content.ts';

describe('each of two drivers has times of the own', () => {
  const relief = { placeName: '蓮田SA', atMinutes: at('6:00'), driverName: '鈴木' };
  const two = (given: Partial<ReportContent>) => found({ reliefs: [relief], ...given }, { hasTwoDrivers: true });
  test.each<[what: string, given: Partial<ReportContent>, found: string[]]>([
    ['both whole', shared, []],
    ['nothing of the second one', {}, ['partners partner']],
    [
      'no end of the second one',
      { ...shared, partners: [partner({ endPlace: null, endMinutes: null })] },
      ['partners.0.endPlace required', 'partners.0.endMinutes required'],
    ],
    [
      'an end before the start',
      { ...shared, partners: [partner({ endMinutes: at('2:00') })] },
      ['partners.0.endMinutes endBeforeStart'],
    ],
    [
      'no driving times',
      { partners: [partner({ drivingMinutes: null })] },
      ['drivingMinutes driving', 'partners.0.drivingMinutes driving'],
    ],
    ['one who never drove', { ...shared, partners: [partner({ drivingMinutes: 0 })] }, []],
    [
      'more driving than duty',
      { ...shared, partners: [partner({ startMinutes: at('9:00'), drivingMinutes: at('2:01') })] },
      ['partners.0.drivingMinutes drivingTooLong'],
    ],
    ['driving as long as the run', { ...shared, drivingMinutes: at('5:30') }, []],
    ['a minute more', { ...shared, drivingMinutes: at('5:31') }, ['drivingMinutes drivingTogether']],
    [
      'a break outside of the own duty',
      {
        ...shared,
        partners: [partner({ startMinutes: at('7:00') })],
        pauses: [pause(), pause({ driverId: 'b' })],
      },
      ['pauses.1.fromMinutes outside', 'pauses.1.toMinutes outside'],
    ],
    [
      'a stop before the second one came, and one after the first one had gone',
      {
        ...shared,
        endMinutes: at('7:00'),
        partners: [partner({ startMinutes: at('5:00') })],
        stops: [stop(), stop({ instructedMinutes: null, arrivedMinutes: at('9:00'), ...work(at('9:00')) })],
      },
      [],
    ],
  ])('%s', (_, given, wanted) => expect(two(given)).toEqual(wanted));

  test('while a partner sleeps the other one waits', () => {
    const waits = { arrivedMinutes: at('4:00'), ...work(at('4:35')), workToMinutes: null };
    const pauses = [pause({ driverId: 'b', fromMinutes: at('4:00'), toMinutes: at('4:35') })];
    expect(two({ ...shared, pauses, stops: [stop(waits)] })).toContain('stops.0.workToMinutes waiting');
  });
});

function work(from: number): Partial<ReportStop> {
  return { workFromMinutes: from, workToMinutes: from + 20, departedMinutes: from + 20 };
}
