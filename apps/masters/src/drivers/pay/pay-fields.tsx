import { useTranslation } from '@haisha/i18n';
import { addEmptyRow } from '@haisha/records/form/add-empty-row';
import { RowCell, RowsField } from '@haisha/records/form/rows-field';
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
          label={t('field.closingGroup')}
          help={t('help.closingGroup')}
          width="14rem"
        />
      </FormSection>
      <FormSection title={t('section.allowances')} description={t('help.premiumBasis')} columns={1}>
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
              <RowCell width="14rem">
                <TextField
                  control={control}
                  name={`allowances.${index}.name`}
                  label={t('field.allowances.name')}
                  required
                />
              </RowCell>
              <RowCell width="10rem">
                <NumberField
                  control={control}
                  name={`allowances.${index}.amountYen`}
                  label={t('field.allowances.amountYen')}
                  required
                  unit={t('yen')}
                />
              </RowCell>
              <RowCell width="9rem">
                <SelectField
                  control={control}
                  name={`allowances.${index}.unit`}
                  label={t('field.allowances.unit')}
                  required
                  placeholder={false}
                  options={allowanceUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
                />
              </RowCell>
              <RowCell width="14rem">
                <CheckboxField
                  control={control}
                  name={`allowances.${index}.isPremiumBasis`}
                  label={t('field.allowances.isPremiumBasis')}
                />
              </RowCell>
            </>
          )}
        </RowsField>
      </FormSection>
      <BankFields entity="driverPay" field={(name) => ({ control, name, label: t(`field.${name}`) })} />
      <FormSection title={t('section.note')} columns={1}>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
