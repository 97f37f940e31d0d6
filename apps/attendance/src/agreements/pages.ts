import type { AreaPart } from '@haisha/records/pages/area-part';
import { labourGroup as group } from '../menu-group.ts';
import { agreementPath } from './agreement-place.ts';

const label = { ja: '労使協定・基準', en: 'Labour agreements' };

/** Labour agreements of offices, and what the company has set for hours. */
export const agreementPages: AreaPart = {
  pages: [
    {
      path: agreementPath,
      title: label,
      permission: 'labourAgreement.read',
      words: async () =>
        (await import(/* webpackChunkName: "agreement-words" */ './agreement-messages.ts')).agreementMessages,
      load: async () => (await import(/* webpackChunkName: "agreements" */ './agreement-page.tsx')).AgreementPage,
    },
  ],
  navigation: [
    {
      path: agreementPath,
      label,
      icon: 'success',
      group,
      order: 730,
      permission: 'labourAgreement.read',
      reading: 'ろうしきょうてい きじゅん 36協定 三六協定',
    },
  ],
  permissions: ['labourAgreement.create', 'hoursRule.create'],
  messages: ['labourAgreement'],
};
