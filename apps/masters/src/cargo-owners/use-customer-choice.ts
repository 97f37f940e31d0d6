import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { customersApi } from '../api/customers-api.ts';
import { codeAndName } from '../form/code-and-name.ts';
import { useNameOf } from '../form/use-name-of.ts';
import { type ManyChoice, manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
import type { cargoOwnerList } from './cargo-owner-list.ts';

/** The filter of cargo owners by the customer who is billed. */
export function useCustomerChoice(list: ListState<typeof cargoOwnerList>): ManyChoice<string> {
  const nameOf = useNameOf(codeAndName);
  const { t } = useTranslation('cargoOwner');
  const { data } = useQuery(customersApi.list({ pageSize: 200, sort: 'kana' }));
  return manyChoice(list, 'customerId', {
    label: t('field.customerId'),
    options: (data?.items ?? []).map((row) => ({ value: row.id, label: nameOf(row) })),
  });
}
