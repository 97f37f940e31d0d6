import { describe, expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { driverPaySample } from '../test/samples/driver-pay.ts';
import { driverRecordSample } from '../test/samples/driver-record.ts';
import { driverPayContract } from './driver-pay.ts';
import { driverRecordContract, driverRecordWarnings } from './driver-record.ts';

const parts = [
  { name: 'record', contract: driverRecordContract, sample: driverRecordSample },
  { name: 'pay', contract: driverPayContract, sample: driverPaySample },
];

describe.each(parts)('the $name of a driver', ({ contract: { input, update }, sample }) => {
  test('accepts a full sample unchanged, and its own output again', () => {
    expect(input.parse(sample)).toEqual(sample);
    expect(input.parse(input.parse(sample))).toEqual(sample);
  });

  test('is first written on version 0', () => {
    expect(update.parse({ ...sample, version: 0 })).toEqual({ ...sample, version: 0 });
    expect(refusals(update, { ...sample, version: -1 })).toEqual(['version minValue']);
  });
});

describe('the record of a driver', () => {
  const [licence] = driverRecordSample.licences;
  const [qualification] = driverRecordSample.qualifications;

  test.each([
    [{ licenceNumber: '98051234561' }, ['licenceNumber licenceNumber.format']],
    [{ licences: [licence, licence] }, ['licences.1.licenceClass duplicate']],
    [{ licenceExpiryDate: null }, ['licenceExpiryDate required']],
    [{ licenceExpiryDate: null, licences: [] }, []],
    [{ qualifications: [{ ...qualification, name: null }] }, ['qualifications.0.name required']],
    [
      { qualifications: [{ ...qualification, expiryDate: '2011-12-31' }] },
      ['qualifications.0.expiryDate notBeforeFrom'],
    ],
    [{ events: [{ date: '2020-01-01', kind: 'accident', note: '' }] }, ['events.0.note required']],
  ])('refuses %j', (change, expected) => {
    expect(refusals(driverRecordContract.input, { ...driverRecordSample, ...change })).toEqual(expected);
  });

  test('reads a licence number as it is printed', () => {
    const { licenceNumber } = driverRecordContract.input.parse({
      ...driverRecordSample,
      licenceNumber: '４３30-123456 30',
    });
    expect(licenceNumber).toBe('433012345630');
  });

  test.each([
    ['990512345680', ['licenceNumber.commission']],
    ['300512345680', []],
    ['300512345600', ['licenceNumber.checkDigit']],
    ['3005', []],
    [null, []],
  ])('warns about the number %s and accepts it', (licenceNumber, codes) => {
    expect(driverRecordWarnings({ licenceNumber }).map(({ code }) => code)).toEqual(codes);
  });
});
