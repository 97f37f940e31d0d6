import { operationTimeContract } from '../../src/operation-time.ts';

/** An operation time as a form submits it, with every field. */
export const operationTimeSample = {
  code: 'IW-N',
  name: '夜勤',
  nameEn: 'Night',
  departmentId: '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001',
  shiftKind: 'night',
  dayTypes: ['weekday', 'holiday'],
  startMinutes: 1200,
  endMinutes: 1650,
  beforeMinutes: 30,
  afterMinutes: 20,
  breaks: [{ fromMinutes: 1440, minutes: 60 }],
  courseTimes: [
    {
      courseId: '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0003',
      drivingMinutes: 180,
      handlingMinutes: 60,
      waitingMinutes: 15,
    },
  ],
  validFrom: '2026-04-01',
  validTo: '2027-03-31',
  note: '繁忙期は別',
};

export const contractCase = {
  contract: operationTimeContract,
  sample: operationTimeSample,
  required: 'code name departmentId shiftKind dayTypes startMinutes endMinutes beforeMinutes afterMinutes validFrom',
  row: {
    departmentName: '大宮営業所',
    departmentNameEn: 'Omiya Branch',
    dutyMinutes: 500,
    courseTimes: operationTimeSample.courseTimes.map((time) => ({
      ...time,
      courseName: 'IW-S01',
      courseNameEn: null,
    })),
  },
};
