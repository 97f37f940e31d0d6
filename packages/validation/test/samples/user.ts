import { userContract } from '../../src/user.ts';

const departmentId = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001';

/** A user as a form submits it, with every field. */
export const userSample = {
  loginId: 'hanako.sato@example.jp',
  name: '佐藤 花子',
  kana: 'サトウ ハナコ',
  roles: ['dispatcher', 'accounting'],
  departmentScope: 'all',
  departmentIds: [departmentId],
  language: 'ja',
  phone: '09012345678',
  mustChangePassword: false,
  note: '月水金は午前のみ',
};

export const contractCase = {
  contract: userContract,
  sample: userSample,
  required: 'loginId name kana roles departmentScope language',
  row: {
    departmentNames: ['大宮営業所'],
    departmentNamesEn: [null],
    deliveryCompanyName: null,
    deliveryCompanyNameEn: null,
    state: 'active',
    lastLoginAt: '2026-11-21T09:00:00.000Z',
    hasTotp: false,
    hasSingleSignOn: false,
    linkEndsAt: null,
  },
};
