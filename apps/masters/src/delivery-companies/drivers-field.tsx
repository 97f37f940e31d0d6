import { useTranslation } from '@haisha/i18n';
import { RowsField } from '@haisha/records/form/rows-field';
import { licenceClasses } from '@haisha/rules/licence';
import { DateField, PhoneField, SelectField, TextField } from '@haisha/ui/fields';
import { mostCompanyDrivers } from '@haisha/validation/delivery-company-choices';
import { useFieldArray } from 'react-hook-form';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';

export type DriversFieldProps = { control: DeliveryCompanyControl };

/** The drivers of the company, as far as runs and roll calls need them. */
export function DriversField({ control }: DriversFieldProps) {
  const { t } = useTranslation('deliveryCompany');
  const { fields, append, remove } = useFieldArray({ control, name: 'drivers' });
  return (
    <RowsField
      control={control}
      name="drivers"
      label={t('field.drivers')}
      rows={fields}
      most={mostCompanyDrivers}
      words={{
        none: t('drivers.none'),
        add: t('drivers.add'),
        one: (number) => t('drivers.one', { number }),
        remove: (number) => t('drivers.remove', { number }),
      }}
      onAdd={() => append({ name: '', phone: null, licenceClass: null, licenceExpiryDate: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField
            control={control}
            name={`drivers.${index}.name`}
            span={3}
            label={t('field.drivers.name')}
            required
          />
          <PhoneField control={control} name={`drivers.${index}.phone`} span={3} label={t('field.drivers.phone')} />
          <SelectField
            control={control}
            name={`drivers.${index}.licenceClass`}
            span={2}
            label={t('field.drivers.licenceClass')}
            options={licenceClasses.map((value) => ({ value, label: t(`licenceClass.${value}`) }))}
          />
          <DateField
            control={control}
            name={`drivers.${index}.licenceExpiryDate`}
            kind="expiry"
            label={t('field.drivers.licenceExpiryDate')}
          />
        </>
      )}
    </RowsField>
  );
}
