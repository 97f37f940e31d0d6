import type { AreaPages } from './area-pages.ts';
import { masterGroup as group } from './menu-groups.ts';

/** Delivery companies, directions and operation times. */
export const partnerPages: AreaPages = {
  routes: [
    {
      path: '/delivery-company',
      title: { ja: '協力会社', en: 'Delivery company' },
      permission: 'deliveryCompany.read',
    },
    {
      path: '/delivery-company/add',
      title: { ja: '協力会社 登録', en: 'Add delivery company' },
      permission: 'deliveryCompany.create',
    },
    {
      path: '/delivery-company/edit/:id',
      title: { ja: '協力会社 編集', en: 'Edit delivery company' },
      permission: 'deliveryCompany.read',
    },
    {
      path: '/delivery-company/edit/_id',
      title: { ja: '協力会社 編集', en: 'Edit delivery company' },
      permission: 'deliveryCompany.read',
    },
    { path: '/direction-base', title: { ja: '方面', en: 'Direction' }, permission: 'direction.read' },
    { path: '/direction-base/add', title: { ja: '方面 登録', en: 'Add direction' }, permission: 'direction.create' },
    {
      path: '/direction-base/edit/:id',
      title: { ja: '方面 編集', en: 'Edit direction' },
      permission: 'direction.read',
    },
    {
      path: '/direction-base/edit/_id',
      title: { ja: '方面 編集', en: 'Edit direction' },
      permission: 'direction.read',
    },
    { path: '/operation-time', title: { ja: '稼働時間', en: 'Operation times' }, permission: 'operationTime.read' },
    {
      path: '/operation-time/add',
      title: { ja: '稼働時間 登録', en: 'Add operation time' },
      permission: 'operationTime.create',
    },
    {
      path: '/operation-time/edit/:id',
      title: { ja: '稼働時間 編集', en: 'Edit operation time' },
      permission: 'operationTime.read',
    },
    {
      path: '/operation-time/edit/_id',
      title: { ja: '稼働時間 編集', en: 'Edit operation time' },
      permission: 'operationTime.read',
    },
  ],
  navigation: [
    {
      path: '/delivery-company',
      label: { ja: '協力会社', en: 'Delivery companies' },
      icon: 'users',
      group,
      order: 370,
      permission: 'deliveryCompany.read',
    },
    {
      path: '/direction-base',
      label: { ja: '方面', en: 'Directions' },
      icon: 'map',
      group,
      order: 380,
      permission: 'direction.read',
    },
    {
      path: '/operation-time',
      label: { ja: '稼働時間', en: 'Operation times' },
      icon: 'history',
      group,
      order: 385,
      permission: 'operationTime.read',
    },
  ],
  permissions: [
    'deliveryCompany.read',
    'deliveryCompany.create',
    'deliveryCompany.update',
    'deliveryCompany.archive',
    'deliveryCompany.readTerms',
    'deliveryCompany.updateTerms',
    'deliveryCompany.updateContacts',
    'deliveryCompany.export',
    'direction.read',
    'direction.create',
    'direction.update',
    'direction.archive',
    'direction.export',
    'operationTime.read',
    'operationTime.create',
    'operationTime.update',
    'operationTime.archive',
    'operationTime.export',
  ],
  messages: ['deliveryCompany', 'direction', 'operationTime'],
};
