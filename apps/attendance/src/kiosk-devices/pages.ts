import type { AreaPart } from '@haisha/records/pages/area-part';
import { labourGroup } from '../menu-group.ts';
import { kioskDevicesPath } from './kiosk-device-place.ts';

const label = { ja: '打刻端末', en: 'Punch terminals' };

/** The tablets at the entrances of centres. */
export const kioskDevicePages: AreaPart = {
  pages: [
    {
      path: kioskDevicesPath,
      title: label,
      permission: 'kioskDevice.read',
      words: async () =>
        (await import(/* webpackChunkName: "kiosk-device-words" */ './kiosk-device-messages.ts')).kioskDeviceMessages,
      load: async () =>
        (await import(/* webpackChunkName: "kiosk-devices" */ './kiosk-devices-page.tsx')).KioskDevicesPage,
    },
  ],
  navigation: [
    {
      path: kioskDevicesPath,
      label,
      icon: 'phone',
      group: labourGroup,
      order: 720,
      permission: 'kioskDevice.read',
      reading: 'だこくたんまつ タブレット キオスク',
    },
  ],
  permissions: ['kioskDevice.update'],
  messages: ['kioskDevice'],
};
