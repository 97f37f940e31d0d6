import { useTranslation } from '@haisha/i18n';
import { customersApi } from '../api/customers-api.ts';
import { useRowOptions } from '../form/use-row-options.ts';
import { type ManyChoice, manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
import type { cargoOwnerList } from './cargo-owner-list.ts';

/** The filter of cargo owners by the customer who is billed. */
export function useCustomerChoice(list: ListState<typeof cargoOwnerList>): ManyChoice<string> {
  const { t } = useTranslation('cargoOwner');
  return manyChoice(list, 'customerId', {
    label: t('field.customerId'),
    options: useRowOptions(customersApi, {}),
  });
}
