import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { customer } from '@haisha/references/customers/customer';
import { department } from '@haisha/references/departments/department';
import { CheckboxField, DateField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
import { deliveryKinds } from '@haisha/validation/delivery-choices';
import type { DeliveryControl } from './delivery-values.ts';
import type { KnownNames } from './known-names.ts';

export type DeliveryBasicFieldsProps = { control: DeliveryControl; known: KnownNames; isNew: boolean };

/** Who has what delivered on which day. */
export function DeliveryBasicFields({ control, known, isNew }: DeliveryBasicFieldsProps) {
  const { t } = useTranslation('delivery');
  return (
    <FormSection title={t('section.order')}>
      <RecordPickerField
        control={control}
        name="cargoOwnerId"
        label={t('field.cargoOwnerId')}
        required
        of={cargoOwner}
        known={known('cargoOwnerId')}
      />
      <RecordPickerField
        control={control}
        name="departmentId"
        label={t('field.departmentId')}
        required
        of={department}
        known={known('departmentId')}
      />
      <DateField control={control} name="operationDate" label={t('field.operationDate')} required />
      <SelectField
        control={control}
        name="kind"
        span={4}
        label={t('field.kind')}
        required
        options={deliveryKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <TextField control={control} name="slipNumber" span={4} label={t('field.slipNumber')} />
      <OptionalFields>
        <DateField control={control} name="salesDate" label={t('field.salesDate')} help={t('help.salesDate')} />
        <DateField control={control} name="billingDate" label={t('field.billingDate')} />
        <RecordPickerField
          control={control}
          name="customerId"
          label={t('field.customerId')}
          help={t('help.customerId')}
          of={customer}
          known={known('customerId')}
        />
        {isNew && <CheckboxField control={control} name="isDraft" label={t('saveAsDraft')} />}
      </OptionalFields>
    </FormSection>
  );
}
