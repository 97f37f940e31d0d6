import { useTranslation } from '@haisha/i18n';
import type { SettableField } from '@haisha/records/bulk/settable-field';
import type { DeliveryCompany } from '@haisha/validation/delivery-company';
import { deliveryCompanySettable, orderSendings } from '@haisha/validation/delivery-company-choices';

/** The fields of delivery companies that are set in many rows at once. */
export function useDeliveryCompanySettable(): SettableField<DeliveryCompany>[] {
  const { t } = useTranslation('deliveryCompany');
  return deliveryCompanySettable.map((field) => ({
    field,
    label: t(`field.${field}`),
    textOf: (row) => t(`orderSending.${row.orderSending}`),
    options: orderSendings.map((value) => ({ value, label: t(`orderSending.${value}`) })),
  }));
}
