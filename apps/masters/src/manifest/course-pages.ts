import type { AreaPages } from './area-pages.ts';
import { masterGroup as group } from './menu-groups.ts';

/** Courses and delivery destinations. */
export const coursePages: AreaPages = {
  routes: [
    { path: '/course-master', title: { ja: 'コース', en: 'Course' }, permission: 'course.read' },
    { path: '/course-master/add', title: { ja: 'コース 登録', en: 'Add course' }, permission: 'course.create' },
    { path: '/course-master/edit/:id', title: { ja: 'コース 編集', en: 'Edit course' }, permission: 'course.read' },
    {
      path: '/delivery-destination',
      title: { ja: '配送先', en: 'Delivery destination' },
      permission: 'destination.read',
    },
    {
      path: '/delivery-destination/add',
      title: { ja: '配送先 登録', en: 'Add delivery destination' },
      permission: 'destination.create',
    },
    {
      path: '/delivery-destination/edit/:id',
      title: { ja: '配送先 編集', en: 'Edit delivery destination' },
      permission: 'destination.read',
    },
  ],
  navigation: [
    {
      path: '/course-master',
      label: { ja: 'コース', en: 'Courses' },
      icon: 'route',
      group,
      order: 340,
      permission: 'course.read',
    },
    {
      path: '/delivery-destination',
      label: { ja: '配送先', en: 'Destinations' },
      icon: 'place',
      group,
      order: 350,
      permission: 'destination.read',
    },
  ],
  permissions: [
    'course.read',
    'course.create',
    'course.update',
    'course.archive',
    'course.export',
    'destination.read',
    'destination.create',
    'destination.update',
    'destination.archive',
    'destination.export',
  ],
  messages: ['course', 'destination'],
};
