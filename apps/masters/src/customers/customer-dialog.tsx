import { useTranslation } from '@haisha/i18n';
import { useCan, useOthersHere } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { OthersHere } from '@haisha/records/form/others-here';
import { RecordFacts } from '@haisha/records/form/record-facts';
import { useEntityForm } from '@haisha/records/form/use-entity-form';
import { useSave } from '@haisha/records/form/use-save';
import { RecordHistory } from '@haisha/records/history/record-history';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { customersApi } from '@haisha/references/customers/customers-api';
import { Stack, Text } from '@haisha/ui';
import { type Customer, customerInputSchema } from '@haisha/validation/customer';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { CustomerFields, CustomerNote } from './customer-fields.tsx';
import { CustomerTermsFields } from './customer-terms-fields.tsx';
import { type CustomerValues, customerValues, newCustomer } from './customer-values.ts';
import { useCustomerText } from './use-customer-text.ts';

export type CustomerDialogProps = {
  /** The customer to change; null for a new one. */
  row: Customer | null;
  /** What a new one starts with. */
  initial?: DefaultValues<CustomerValues>;
  actions?: ReactNode;
  onSaved: (row: Customer) => void;
  onClose: () => void;
};

/** The form of a customer, over the list or over another form. */
export function CustomerDialog({ row, initial, actions, onSaved, onClose }: CustomerDialogProps) {
  const { t } = useTranslation('customer');
  const nameOf = useNameOf(codeAndName);
  const can = useCan();
  const textOf = useCustomerText();
  const entityForm = useEntityForm({
    schema: customerInputSchema,
    row,
    valuesOf: customerValues,
    initial: initial ?? newCustomer(can('customer.updateTerms')),
    save: useSave(customersApi),
    onSaved,
  });
  const { form } = entityForm;
  const labelOf = (name: string) => t(`field.${name}`);
  const others = useOthersHere('customer', row?.id);
  const mayUpdate = can('customer.update');
  const isArchived = row !== null && row.archivedAt !== null;
  const hasTerms = row ? row.terms !== null : can('customer.updateTerms');
  return (
    <FormDialog
      entityForm={entityForm}
      title={row ? nameOf(row) : t('dialog.add')}
      saveLabel={t('dialog.save')}
      permission="customer"
      size="xl"
      locked={row !== null && (!mayUpdate || isArchived)}
      labelOf={labelOf}
      textOf={textOf}
      actions={actions}
      below={
        row && (
          <Stack gap="2">
            <RecordFacts row={row} />
            <RecordHistory api={customersApi} id={row.id} labelOf={labelOf} textOf={textOf} />
          </Stack>
        )
      }
      onClose={onClose}
    >
      {others.length > 0 && <OthersHere names={others} />}
      {row && !mayUpdate && <Text color="fg.muted">{t('record:form.readOnly')}</Text>}
      {isArchived && <Text fontWeight="semibold">{t('dialog.archived')}</Text>}
      <CustomerFields form={form} />
      {hasTerms && <CustomerTermsFields control={form.control} />}
      <CustomerNote form={form} />
    </FormDialog>
  );
}
