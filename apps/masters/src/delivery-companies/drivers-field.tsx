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
            label={t('field.drivers.name')}
            required
            width="10rem"
          />
          <PhoneField
            control={control}
            name={`drivers.${index}.phone`}
            label={t('field.drivers.phone')}
            width="12.5rem"
          />
          <SelectField
            control={control}
            name={`drivers.${index}.licenceClass`}
            label={t('field.drivers.licenceClass')}
            width="10.5rem"
            options={licenceClasses.map((value) => ({ value, label: t(`licenceClass.${value}`) }))}
          />
          <DateField
            control={control}
            name={`drivers.${index}.licenceExpiryDate`}
            label={t('field.drivers.licenceExpiryDate')}
          />
        </>
      )}
    </RowsField>
  );
}
