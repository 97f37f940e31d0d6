import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { insuranceDueFilters, legalForms, permitKinds } from '@haisha/validation/delivery-company-choices';
import type { deliveryCompanyList } from './delivery-company-list.ts';

/** The filters of the list of delivery companies, and their chips. */
export function useDeliveryCompanyFilters(list: ListState<typeof deliveryCompanyList>) {
  const { t } = useTranslation('deliveryCompany');
  const form = manyChoice(list, 'legalForm', {
    label: t('field.legalForm'),
    options: legalForms.map((value) => ({ value, label: t(`legalForm.${value}`) })),
  });
  const permit = manyChoice(list, 'permitKind', {
    label: t('field.permitKind'),
    options: permitKinds.map((value) => ({ value, label: t(`permitKind.${value}`) })),
  });
  const { insuranceDue } = list.query;
  const due = {
    id: 'insuranceDue',
    label: t('short.insuranceExpiryDate'),
    values: insuranceDue ? [insuranceDue] : [],
    options: insuranceDueFilters.map((value) => ({ value, label: t(`insuranceDue.${value}`) })),
    onChange: () => list.change({ insuranceDue: undefined }),
  };
  return {
    fields: (
      <>
        <FilterMany {...form} />
        <FilterMany {...permit} />
        <FilterSelect
          id={due.id}
          label={due.label}
          value={insuranceDue ?? ''}
          none=""
          options={[{ value: '', label: t('record:list.all') }, ...due.options]}
          onChange={(value) => list.change({ insuranceDue: value === '' ? undefined : value })}
        />
      </>
    ),
    chips: [...chipsOf(form), ...chipsOf(permit), ...chipsOf(due)],
  };
}
