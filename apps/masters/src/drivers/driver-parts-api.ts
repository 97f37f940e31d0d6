import { http, mutationOptions, queryOptions } from '@haisha/platform';
import type { DriverPay } from '@haisha/validation/driver-pay';
import type { DriverFitness, DriverLicences, DriverRecord } from '@haisha/validation/driver-record';
import type { VersionedId } from '@haisha/validation/entity';
import type { RecordChange } from '@haisha/validation/record-change';

/** Licences, qualifications, health and aptitude of a driver. */
export const driverRecord = (id: string) => part<DriverRecord>(id, 'record');

/** Of these, what a dispatcher reads. */
export const driverLicences = (id: string) => part<DriverLicences>(id, 'licences');

/** Of these, what who calls the roll reads. */
export const driverFitness = (id: string) => part<DriverFitness>(id, 'fitness');

export const driverPay = (id: string) => part<DriverPay>(id, 'pay');

/** Writes a part of a driver, on the version of the part. */
export function changeDriverPart<Row, Input extends object>(name: 'record' | 'pay') {
  return mutationOptions({
    mutationKey: ['/drivers', name],
    mutationFn: async ({ id, version, input }: VersionedId & { input: Input }, { client }) => {
      const row = await http().put<Row>(pathOf(id, name), { ...input, version });
      client.setQueryData(part<Row>(id, name).queryKey, row);
      void client.invalidateQueries({ queryKey: ['/drivers'] });
      return row;
    },
  });
}

/** What was done to a part of a driver, newest first. */
export function driverPartChanges(name: 'record' | 'pay') {
  return {
    changes: (id: string) =>
      queryOptions({
        queryKey: ['/drivers', `${name} changes`, id],
        queryFn: ({ signal }) => http().get<{ items: RecordChange[] }>(`${pathOf(id, name)}/changes`, { signal }),
        retry: false,
        meta: { entity: 'driver' },
      }),
  };
}

/** Its changes are told as changes of the driver. */
function part<Row>(id: string, name: string) {
  return queryOptions({
    queryKey: ['/drivers', name, id],
    queryFn: ({ signal }) => http().get<Row>(pathOf(id, name), { signal }),
    retry: false,
    meta: { entity: 'driver' },
  });
}

function pathOf(id: string, name: string): string {
  return `/drivers/${encodeURIComponent(id)}/${name}`;
}
