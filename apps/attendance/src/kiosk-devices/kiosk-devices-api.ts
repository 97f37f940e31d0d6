import { http, queryOptions } from '@haisha/platform';
import type { KioskDevice, KioskDeviceInput, NewKioskDevice } from '@haisha/validation/kiosk';

export const devicesPath = '/kiosk-devices';

/** The tablets of the centres of whoever asks, the newest first. */
export function kioskDevices() {
  return queryOptions({
    queryKey: [devicesPath],
    queryFn: async ({ signal }) => (await http().get<{ items: KioskDevice[] }>(devicesPath, { signal })).items,
    staleTime: 0,
  });
}

/** Makes a tablet with the code that is told this once. */
export async function addDevice(input: KioskDeviceInput): Promise<NewKioskDevice> {
  return await http().post<NewKioskDevice>(devicesPath, input);
}

/** Ends what a tablet may do. */
export async function revokeDevice(id: string): Promise<KioskDevice> {
  return await http().post<KioskDevice>(`${devicesPath}/${encodeURIComponent(id)}/revoke`, {});
}
