import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { customersApi } from '@haisha/references/customers/customers-api';
import type { CargoOwner } from '@haisha/validation/cargo-owner';
import { cargoOwnerSettable } from '@haisha/validation/cargo-owner-choices';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';

type Settable = (typeof cargoOwnerSettable)[number];

/** The fields of cargo owners that are set in many rows at once. */
export function useCargoOwnerSettable(): SettableField<CargoOwner>[] {
  const { t } = useTranslation('cargoOwner');
  const localName = useLocalName();
  const customers = useRowOptions(customersApi, {});
  const flags = [true, false].map((value) => ({ value, label: t(`flag.${value}`) }));
  const fields: Record<Settable, Pick<SettableField<CargoOwner>, 'textOf' | 'options'>> = {
    customerId: {
      textOf: (row) => localName(row.customerName, row.customerNameEn),
      options: customers,
    },
    defaultZone: {
      textOf: (row) => (row.defaultZone ? t(`defaultZone.${row.defaultZone}`) : ''),
      options: [
        { value: null, label: t('bulk:set.none') },
        ...temperatureZones.map((value) => ({ value, label: t(`defaultZone.${value}`) })),
      ],
    },
    isTrueShipper: { textOf: (row) => t(`flag.${row.isTrueShipper}`), options: flags },
    isSpecifiedShipper: { textOf: (row) => t(`flag.${row.isSpecifiedShipper}`), options: flags },
  };
  return cargoOwnerSettable.map((field) => ({ field, label: t(`field.${field}`), ...fields[field] }));
}
