import type { AreaPages } from './area-pages.ts';
import { masterGroup as group } from './menu-groups.ts';

/** Drivers. */
export const driverPages: AreaPages = {
  routes: [
    { path: '/drivers', title: { ja: 'ドライバー', en: 'Driver' }, permission: 'driver.read' },
    { path: '/drivers/add', title: { ja: 'ドライバー 登録', en: 'Add driver' }, permission: 'driver.create' },
    { path: '/drivers/edit/:id', title: { ja: 'ドライバー 編集', en: 'Edit driver' }, permission: 'driver.read' },
  ],
  navigation: [
    {
      path: '/drivers',
      label: { ja: 'ドライバー', en: 'Drivers' },
      icon: 'driver',
      group,
      order: 300,
      permission: 'driver.read',
    },
  ],
  permissions: [
    'driver.read',
    'driver.create',
    'driver.update',
    'driver.archive',
    'driver.export',
    'driverQualification.read',
    'driverQualification.readClass',
    'driverQualification.readFitness',
    'driverQualification.update',
    'driverPay.read',
    'driverPay.update',
  ],
  messages: ['driver', 'driverRecord', 'driverPay'],
};
