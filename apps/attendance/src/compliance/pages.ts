import type { AreaPart } from '@haisha/records/pages/area-part';
import { labourGroup as group } from '../menu-group.ts';
import { compliancePath } from './compliance-place.ts';

const label = { ja: '法令遵守の状況', en: 'Compliance' };

/** What of the hours is breached, close and left; whom one can still send; what an inspector asks first. */
export const compliancePages: AreaPart = {
  pages: [
    {
      path: compliancePath,
      title: label,
      permission: 'compliance.read',
      words: async () =>
        (await import(/* webpackChunkName: "compliance-words" */ './compliance-messages.ts')).complianceMessages,
      load: async () => (await import(/* webpackChunkName: "compliance" */ './compliance-page.tsx')).CompliancePage,
    },
  ],
  navigation: [
    {
      path: compliancePath,
      label,
      icon: 'report',
      group,
      order: 720,
      permission: 'compliance.read',
      reading: 'ほうれいじゅんしゅ こうそくじかん 改善基準 監査',
    },
  ],
  permissions: ['compliance.readInspection'],
  messages: ['compliance', 'hours', 'labourAgreement'],
};
