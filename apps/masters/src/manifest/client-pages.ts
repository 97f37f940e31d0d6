import type { AreaPages } from './area-pages.ts';
import { masterGroup as group } from './menu-groups.ts';

/** Customers and cargo owners. */
export const clientPages: AreaPages = {
  routes: [
    { path: '/customers', title: { ja: '得意先', en: 'Customer' }, permission: 'customer.read' },
    { path: '/owner-master', title: { ja: '荷主', en: 'Cargo owner' }, permission: 'cargoOwner.read' },
    { path: '/owner-master/add', title: { ja: '荷主 登録', en: 'Add cargo owner' }, permission: 'cargoOwner.create' },
    {
      path: '/owner-master/edit/:id',
      title: { ja: '荷主 編集', en: 'Edit cargo owner' },
      permission: 'cargoOwner.read',
    },
  ],
  navigation: [
    {
      path: '/customers',
      label: { ja: '得意先', en: 'Customers' },
      icon: 'handshake',
      group,
      order: 360,
      permission: 'customer.read',
    },
    {
      path: '/owner-master',
      label: { ja: '荷主', en: 'Cargo owners' },
      icon: 'area',
      group,
      order: 365,
      permission: 'cargoOwner.read',
    },
  ],
  permissions: [
    'customer.read',
    'customer.create',
    'customer.update',
    'customer.archive',
    'customer.readTerms',
    'customer.updateTerms',
    'customer.export',
    'cargoOwner.read',
    'cargoOwner.create',
    'cargoOwner.update',
    'cargoOwner.archive',
    'cargoOwner.readTerms',
    'cargoOwner.updateTerms',
    'cargoOwner.export',
  ],
  messages: ['customer', 'cargoOwner', 'term'],
};
