import en from '@haisha/i18n/en/kiosk-device.json';
import ja from '@haisha/i18n/ja/kiosk-device.json';

/** The words of the tablets at the entrances. */
export const kioskDeviceMessages = { kioskDevice: { ja, en } };
