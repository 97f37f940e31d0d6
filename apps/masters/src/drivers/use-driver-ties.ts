import { useCan, useQuery } from '@haisha/platform';
import { withKnown } from '@haisha/records/form/with-known';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { driverTies } from '@haisha/references/drivers/drivers-api';
import type { Driver } from '@haisha/validation/driver';

/** The delivery companies and logins to choose from, with those that the driver has. */
export function useDriverTies(known: Driver | undefined) {
  const localName = useLocalName();
  const { data } = useQuery({ ...driverTies(), enabled: useCan()('driver.update') });
  const options = (rows: readonly { id: string; name: string; nameEn?: string | null }[] = []) =>
    rows.map(({ id, name, nameEn }) => ({ value: id, label: localName(name, nameEn) }));
  return {
    deliveryCompanies: withKnown(
      options(data?.deliveryCompanies),
      known?.deliveryCompanyId ?? undefined,
      localName(known?.deliveryCompanyName, known?.deliveryCompanyNameEn) ?? undefined,
    ),
    logins: withKnown(options(data?.logins), known?.userId ?? undefined, known?.userName ?? undefined),
  };
}
