import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useMaking } from '@haisha/records/form/use-making';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { customer } from '@haisha/references/customers/customer';
import { CheckboxField, CodeField, PhoneField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import type { CargoOwner } from '@haisha/validation/cargo-owner';
import type { Customer } from '@haisha/validation/customer';
import { temperatureZones } from '@haisha/validation/vehicle-body-choices';
import { ColourField } from '../fields/colour-field.tsx';
import { companyKana } from '../fields/company-kana.ts';
import { useKanaOfName } from '../fields/use-kana-of-name.ts';
import { CargoOwnerTermsFields } from './cargo-owner-terms-fields.tsx';
import type { CargoOwnerFormApi } from './cargo-owner-values.ts';

export type CargoOwnerFieldsProps = {
  form: CargoOwnerFormApi;
  /** As it is stored, for the name of its customer. */
  known: CargoOwner | null;
  showsTerms: boolean;
};

/** What is known of a cargo owner, in the order people ask for it. */
export function CargoOwnerFields({ form, known, showsTerms }: CargoOwnerFieldsProps) {
  const { t } = useTranslation('cargoOwner');
  const localName = useLocalName();
  const { control } = form;
  const create = useMaking<Customer>(customer.name);
  const takeReading = useKanaOfName(form);
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" label={t('field.code')} required width="14rem" />
        <RecordPickerField
          of={customer}
          hintOf={({ kana }) => kana}
          create={create}
          control={control}
          name="customerId"
          label={t('field.customerId')}
          required
          help={t('help.customerId')}
          known={
            known ? { id: known.customerId, name: localName(known.customerName, known.customerNameEn) } : undefined
          }
        />
        <TextField
          control={control}
          name="name"
          label={t('field.name')}
          required
          onReading={(reading) => takeReading(companyKana(reading))}
        />
        <TextField control={control} name="kana" label={t('field.kana')} required help={t('help.kana')} />
        <TextField control={control} name="nameEn" label={t('field.nameEn')} />
        <ColourField control={control} name="colour" label={t('field.colour')} />
        <FormRow>
          <CheckboxField
            control={control}
            name="isTrueShipper"
            label={t('field.isTrueShipper')}
            help={t('help.isTrueShipper')}
          />
        </FormRow>
        <FormRow>
          <CheckboxField
            control={control}
            name="isSpecifiedShipper"
            label={t('field.isSpecifiedShipper')}
            help={t('help.isSpecifiedShipper')}
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.contact')} columns={3}>
        <TextField control={control} name="contactName" label={t('field.contactName')} />
        <PhoneField control={control} name="phone" label={t('field.phone')} />
        <CodeField control={control} name="email" label={t('field.email')} type="email" />
      </FormSection>
      <FormSection title={t('section.goods')}>
        <SelectField
          control={control}
          name="defaultZone"
          label={t('field.defaultZone')}
          width="14rem"
          options={temperatureZones.map((value) => ({ value, label: t(`defaultZone.${value}`) }))}
        />
        <TextField
          control={control}
          name="defaultGoods"
          label={t('field.defaultGoods')}
          help={t('help.defaultGoods')}
        />
      </FormSection>
      {showsTerms && <CargoOwnerTermsFields control={control} />}
      <FormSection title={t('section.note')}>
        <FormRow>
          <TextareaField control={control} name="note" label={t('field.note')} />
        </FormRow>
      </FormSection>
    </>
  );
}
