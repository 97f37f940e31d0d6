import { useTranslation } from '@haisha/i18n';
import { useRowOptions } from '@haisha/records/form/use-row-options';
import { type ManyChoice, manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { customersApi } from '@haisha/references/customers/customers-api';
import type { cargoOwnerList } from './cargo-owner-list.ts';

/** The filter of cargo owners by the customer who is billed. */
export function useCustomerChoice(list: ListState<typeof cargoOwnerList>): ManyChoice<string> {
  const { t } = useTranslation('cargoOwner');
  return manyChoice(list, 'customerId', {
    label: t('field.customerId'),
    options: useRowOptions(customersApi, {}),
  });
}
