import { useCan } from '@haisha/platform';
import { EntityPickerField, type Making } from '@haisha/records/form/entity-picker-field';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { customersApi } from '@haisha/references/customers/customers-api';
import type { FieldProps } from '@haisha/ui/fields';
import type { Customer } from '@haisha/validation/customer';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { newCustomer } from './customer-values.ts';

export type ClientPickerProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  known?: { id: string; name: string } | undefined;
};

const CustomerDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "client-dialog" */ './customer-dialog.tsx')).CustomerDialog,
}));

/** A customer found by code, name or kana; one that is not there yet is made in place, over the form that needs it. */
export function ClientPicker<Values extends FieldValues, Output>(props: ClientPickerProps<Values, Output>) {
  const can = useCan();
  const create = ({ text, onCreated, onClose }: Making<Customer>) => (
    <Suspense>
      <CustomerDialog
        row={null}
        initial={newCustomer(can('customer.updateTerms'), text)}
        onSaved={onCreated}
        onClose={onClose}
      />
    </Suspense>
  );
  return (
    <EntityPickerField
      {...props}
      api={customersApi}
      nameOf={codeAndName}
      hintOf={({ kana }) => kana}
      create={can('customer.create') ? create : undefined}
    />
  );
}
