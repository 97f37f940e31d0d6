import { useTranslation } from '@haisha/i18n';
import { RowsField } from '@haisha/records/form/rows-field';
import { NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { mostCompanyVehicles } from '@haisha/validation/delivery-company-choices';
import { vehicleClasses } from '@haisha/validation/vehicle-type-choices';
import { useFieldArray } from 'react-hook-form';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';

export type VehiclesFieldProps = { control: DeliveryCompanyControl };

/** The vehicles of the company, as far as allocation needs them. */
export function VehiclesField({ control }: VehiclesFieldProps) {
  const { t } = useTranslation('deliveryCompany');
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicles' });
  return (
    <RowsField
      control={control}
      name="vehicles"
      label={t('field.vehicles')}
      rows={fields}
      most={mostCompanyVehicles}
      words={{
        none: t('vehicles.none'),
        add: t('vehicles.add'),
        one: (number) => t('vehicles.one', { number }),
        remove: (number) => t('vehicles.remove', { number }),
      }}
      onAdd={() => append({ number: '', vehicleClass: null, maxLoadKg: null })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <TextField control={control} name={`vehicles.${index}.number`} label={t('field.vehicles.number')} required />
          <SelectField
            control={control}
            name={`vehicles.${index}.vehicleClass`}
            span={3}
            label={t('field.vehicles.vehicleClass')}
            options={vehicleClasses.map((value) => ({ value, label: t(`vehicleClass.${value}`) }))}
          />
          <NumberField
            control={control}
            name={`vehicles.${index}.maxLoadKg`}
            label={t('field.vehicles.maxLoadKg')}
            unit="kg"
          />
        </>
      )}
    </RowsField>
  );
}
