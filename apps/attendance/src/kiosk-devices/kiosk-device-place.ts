/** Where the tablets at the entrances are registered and revoked. */
export const kioskDevicesPath = '/punch-terminals';
