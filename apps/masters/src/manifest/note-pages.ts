import type { AreaPages } from './area-pages.ts';
import { masterGroup as group } from './menu-groups.ts';

/** What is known of destinations. */
export const notePages: AreaPages = {
  routes: [
    {
      path: '/delivery-destination-share',
      title: { ja: '配送先情報共有', en: 'Shared destination notes' },
      permission: 'destinationNote.read',
    },
    {
      path: '/delivery-destination-share/:id/comments',
      title: { ja: '配送先コメント一覧', en: 'Destination comments' },
      permission: 'destinationNote.read',
    },
    {
      path: '/delivery-destination-share/:id/comment/:idx',
      title: { ja: '配送先コメント', en: 'Destination comment' },
      permission: 'destinationNote.read',
    },
  ],
  navigation: [
    {
      path: '/delivery-destination-share',
      label: { ja: '配送先情報共有', en: 'Shared destination notes' },
      icon: 'info',
      group,
      order: 355,
      permission: 'destinationNote.read',
    },
  ],
  permissions: [
    'destinationNote.read',
    'destinationNote.create',
    'destinationNote.update',
    'destinationNote.archive',
    'accessCode.read',
    'accessCode.update',
    'destination.read',
  ],
  messages: ['destinationNote'],
};
