import type { AreaManifest } from '@haisha/platform';

export const manifest: AreaManifest = {
  name: 'small-area',
  routes: [{ path: '/small', title: { ja: '小', en: 'Small' }, permission: 'vehicle.read', reads: ['/small?page=1'] }],
  navigation: [],
  permissions: ['vehicle.read'],
  messages: [],
};
