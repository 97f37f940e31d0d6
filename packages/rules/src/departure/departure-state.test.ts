import { describe, expect, test } from 'vitest';
import { parseNightTime } from '../night-time.ts';
import { callCautions, type DepartureFacts, departureFaults, departureState } from './departure-state.ts';

const minute = (time: string) => parseNightTime(time) ?? Number.NaN;
const planned = { reportAt: minute('4:00'), outAt: minute('4:30'), inAt: minute('13:00'), endAt: minute('13:30') };
const passed = { at: minute('4:10'), isPassed: true, hasAlcohol: false };
const refused = { ...passed, isPassed: false };
const none: DepartureFacts = {
  planned,
  clockIn: null,
  leaveGarage: null,
  returnGarage: null,
  clockOut: null,
  call: null,
  leave: null,
  restMinutes: 720,
};
const inAt = (time: string) => ({ clockIn: minute(time) });
const outAt = (time: string) => ({ ...inAt('3:58'), call: passed, leaveGarage: minute(time) });

function told(given: Partial<DepartureFacts>, now: string): string {
  const { code, delayMinutes, section, tone } = departureState({ ...none, ...given }, minute(now));
  return [section, tone, code, delayMinutes].filter((one) => one !== null).join(' ');
}

describe('where a driver stands', () => {
  test.each([
    ['before the planned time', {}, '3:59', 'expected grey planned -1'],
    ['at the planned time', {}, '4:00', 'expected amber clockInDue 0'],
    ['9 minutes later', {}, '4:09', 'expected amber clockInDue 9'],
    ['10 minutes later', {}, '4:10', 'expected red clockInMissing 10'],
    ['there', inAt('3:58'), '4:19', 'clockedIn blue clockedIn -11'],
    ['no call 10 minutes before the departure', inAt('3:58'), '4:20', 'clockedIn amber callDue -10'],
    ['neither called nor gone', inAt('3:58'), '4:35', 'clockedIn amber departureDue 5'],
    ['much too late to go', inAt('3:58'), '4:45', 'clockedIn red departureMissing 15'],
    ['called', { ...inAt('3:58'), call: passed }, '4:34', 'called blue called 4'],
    ['called and late', { ...inAt('3:58'), call: passed }, '4:35', 'called amber departureDue 5'],
    ['gone early', outAt('4:28'), '5:00', 'departed green departed -2'],
    ['gone on time', outAt('4:34'), '5:00', 'departed green departed 4'],
    ['gone late', outAt('4:35'), '5:00', 'departed amber departedLate 5'],
    ['gone very late', outAt('4:45'), '5:00', 'departed red departedVeryLate 15'],
    ['back', { ...outAt('4:35'), returnGarage: minute('13:00') }, '13:05', 'returned grey returned 5'],
    ['home', { ...outAt('4:35'), clockOut: minute('13:30') }, '14:00', 'done grey done 5'],
    ['on leave', { planned: null, leave: 'away' as const }, '5:00', 'off grey away'],
    ['absent', { leave: 'absent' as const }, '5:00', 'off grey absent'],
    ['neither planned nor there', { planned: null }, '5:00', 'none grey none'],
    ['there without a plan', { planned: null, ...inAt('3:58') }, '5:00', 'clockedIn blue clockedIn'],
    [
      'a night shift at 25:30',
      { planned: { ...planned, reportAt: minute('25:20'), outAt: minute('26:00') } },
      '25:30',
      'expected red clockInMissing 10',
    ],
  ])('%s', (_, given, now, expected) => {
    expect(told(given, now)).toBe(expected);
  });

  test.each([
    ['gone without a call', { ...outAt('4:28'), call: null }, 'departed red departedWithoutCall -2'],
    ['gone against a refused call', { ...outAt('4:28'), call: refused }, 'departed red departedWithoutCall -2'],
    ['a refused call', { ...inAt('3:58'), call: refused }, 'clockedIn red refused -25'],
    ['alcohol', { ...inAt('3:58'), call: { ...refused, hasAlcohol: true } }, 'clockedIn red alcohol -25'],
    ['at work on leave', { ...inAt('3:58'), leave: 'away' as const }, 'clockedIn red onLeave -25'],
    ['8 h 59 min of rest', { ...inAt('3:58'), restMinutes: 539 }, 'clockedIn purple restShort -25'],
    ['9 h of rest', { ...inAt('3:58'), restMinutes: 540 }, 'clockedIn blue clockedIn -25'],
    ['too little rest before anybody came', { restMinutes: 539 }, 'expected amber clockInDue 5'],
  ])('%s is told before anything that is late', (_, given, expected) => {
    expect(told(given, '4:05')).toBe(expected);
  });
});

describe('a roll call before duty', () => {
  const at = (time: string) => ({ ...passed, at: minute(time) });
  const coded = (given: Partial<DepartureFacts>, now: string) =>
    departureFaults({ ...none, ...given }, minute(now)).map(({ code, tone }) => `${tone} ${code}`);

  test.each([
    ['in its order', { ...inAt('3:58'), call: at('4:05') }, '4:10', []],
    ['at the minute of the punch', { ...inAt('4:05'), call: at('4:05') }, '4:10', []],
    ['without a punch', { call: at('4:05') }, '4:10', ['amber calledBeforeClockIn']],
    ['before the punch', { ...inAt('4:06'), call: at('4:05') }, '4:10', ['amber calledBeforeClockIn']],
    ['before the planned time', { ...inAt('3:40'), call: at('3:59') }, '4:10', ['amber calledEarly']],
    ['at the planned time', { ...inAt('3:40'), call: at('4:00') }, '4:10', []],
    [
      'before both of them, and late to go',
      { call: at('3:50') },
      '4:36',
      ['amber departureDue', 'amber calledBeforeClockIn', 'amber calledEarly'],
    ],
    ['of who was not planned', { planned: null, ...inAt('3:40'), call: at('3:50') }, '4:10', []],
    [
      'of who left in spite of the missing punch',
      { call: at('4:05'), leaveGarage: minute('4:30') },
      '4:40',
      ['amber calledBeforeClockIn'],
    ],
    ['of who left, punched late', { ...inAt('4:06'), call: at('4:05'), leaveGarage: minute('4:30') }, '4:40', []],
    ['that was refused', { call: { ...refused, at: minute('4:05') } }, '4:09', ['red refused', 'amber clockInDue']],
  ] as const)('%s', (_, given, now, expected) => {
    expect(coded(given, now)).toEqual(expected);
  });

  test('is warned of before it is held', () => {
    expect(callCautions(none, minute('3:59'))).toEqual(['calledBeforeClockIn', 'calledEarly']);
    expect(callCautions({ ...none, ...inAt('3:58') }, minute('4:00'))).toEqual([]);
  });

  test('without a punch leaves the driver among those who were called', () => {
    expect(told({ call: at('4:05') }, '4:10')).toBe('called amber calledBeforeClockIn -20');
  });
});
