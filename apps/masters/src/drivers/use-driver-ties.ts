import { useCan, useQuery } from '@haisha/platform';
import type { Driver } from '@haisha/validation/driver';
import { driverTies } from '../api/drivers-api.ts';
import { withKnown } from '../vehicles/with-known.ts';

/** The delivery companies and logins to choose from, with those that the driver has. */
export function useDriverTies(known: Driver | undefined) {
  const { data } = useQuery({ ...driverTies(), enabled: useCan()('driver.update') });
  const options = (rows: readonly { id: string; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return {
    deliveryCompanies: withKnown(
      options(data?.deliveryCompanies),
      known?.deliveryCompanyId ?? undefined,
      known?.deliveryCompanyName ?? undefined,
    ),
    logins: withKnown(options(data?.logins), known?.userId ?? undefined, known?.userName ?? undefined),
  };
}
