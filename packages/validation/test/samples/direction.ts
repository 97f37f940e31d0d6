import { directionContract } from '../../src/direction.ts';

/** A direction as a form submits it, with every field. */
export const directionSample = {
  code: 'IW1',
  name: '埼玉東',
  nameEn: 'Saitama East',
  departmentId: '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001',
  municipalityCodes: ['111104', '112143'],
  colour: '#1e88e5',
  standardDistanceKm: 14.5,
  standardMinutes: 40,
  sortOrder: 10,
  note: '朝は混む',
};

export const contractCase = {
  contract: directionContract,
  sample: directionSample,
  required: 'code name departmentId sortOrder',
  row: { departmentName: '大宮営業所', departmentNameEn: null },
};
