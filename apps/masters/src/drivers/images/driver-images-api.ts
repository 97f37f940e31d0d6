import { http, type QueryClient, queryOptions } from '@haisha/platform';
import type { LicenceImage, LicenceSide } from '@haisha/validation/driver-image';

/** Where an image of a driver belongs. */
export type DriverImagePlace = { driverId: string; place: 'photo' | LicenceSide };

/** Which sides of the licence there are images of; not what they show. */
export function licenceImages(driverId: string) {
  return queryOptions({
    queryKey: ['/drivers', 'licence images', driverId],
    queryFn: async ({ signal }) =>
      (await http().get<{ items: LicenceImage[] }>(`${pathOf(driverId)}/licence-images`, { signal })).items,
    retry: false,
    meta: { entity: 'driver' },
  });
}

/** Where a side of the licence is; the server writes down who asks. */
export function licenceImageAddress(driverId: string, side: LicenceSide): string {
  return http().url(addressOf({ driverId, place: side }));
}

/** What can be done to an image of a driver. */
export function driverImageCalls(at: DriverImagePlace, queries: QueryClient) {
  const readAnew = () => queries.invalidateQueries({ queryKey: ['/drivers'] });
  return {
    set: async (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      // A photo over a slow line takes as long as it takes.
      await http().post(addressOf(at), form, { timeoutMs: 0 });
      await readAnew();
    },
    remove: async () => {
      await http().delete(addressOf(at));
      await readAnew();
    },
  };
}

function addressOf({ driverId, place }: DriverImagePlace): string {
  return `${pathOf(driverId)}/${place === 'photo' ? place : `licence-images/${place}`}`;
}

function pathOf(driverId: string): string {
  return `/drivers/${encodeURIComponent(driverId)}`;
}
