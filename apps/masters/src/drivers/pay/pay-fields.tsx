import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { RowsField } from '@haisha/records/form/rows-field';
import { CheckboxField, NumberField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { allowanceUnits, mostAllowances, payTypes } from '@haisha/validation/driver-pay';
import { useFieldArray } from 'react-hook-form';
import { BankFields } from '../../fields/bank-fields.tsx';
import type { PayControl } from './pay-values.ts';

export type PayFieldsProps = { control: PayControl };

/** What a driver is paid, and to which account. */
export function PayFields({ control }: PayFieldsProps) {
  const { t } = useTranslation('driverPay');
  const { fields, append, remove } = useFieldArray({ control, name: 'allowances' });
  return (
    <>
      <FormSection title={t('section.base')}>
        <SelectField
          control={control}
          name="payType"
          span={3}
          label={t('field.payType')}
          required
          options={payTypes.map((value) => ({ value, label: t(`payType.${value}`) }))}
        />
        <NumberField control={control} name="baseAmountYen" label={t('field.baseAmountYen')} required unit={t('yen')} />
        <NumberField control={control} name="hourlyBaseYen" label={t('field.hourlyBaseYen')} unit={t('yen')} />
        <NumberField control={control} name="commutingYen" label={t('field.commutingYen')} unit={t('yen')} />
        <TextField
          control={control}
          name="closingGroup"
          span={4}
          label={t('field.closingGroup')}
          help={t('help.closingGroup')}
        />
      </FormSection>
      <FormSection title={t('section.allowances')} description={t('help.premiumBasis')}>
        <RowsField
          control={control}
          name="allowances"
          label={t('section.allowances')}
          rows={fields}
          most={mostAllowances}
          words={{
            none: t('allowance.none'),
            add: t('allowance.add'),
            one: (number) => t('allowance.one', { number }),
            remove: (number) => t('allowance.remove', { number }),
          }}
          onAdd={() => addEmptyRow(append, { name: null, amountYen: null, unit: 'month', isPremiumBasis: true })}
          onRemove={remove}
        >
          {(index) => (
            <>
              <TextField
                control={control}
                name={`allowances.${index}.name`}
                label={t('field.allowances.name')}
                required
              />
              <NumberField
                control={control}
                name={`allowances.${index}.amountYen`}
                label={t('field.allowances.amountYen')}
                required
                unit={t('yen')}
              />
              <SelectField
                control={control}
                name={`allowances.${index}.unit`}
                span={3}
                label={t('field.allowances.unit')}
                required
                placeholder={false}
                options={allowanceUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
              />
              <CheckboxField
                control={control}
                name={`allowances.${index}.isPremiumBasis`}
                span={8}
                label={t('field.allowances.isPremiumBasis')}
              />
            </>
          )}
        </RowsField>
      </FormSection>
      <BankFields entity="driverPay" field={(name) => ({ control, name, label: t(`field.${name}`) })} />
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
