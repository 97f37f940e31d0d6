import { useTranslation } from '@haisha/i18n';
import { RecordPickerField } from '@haisha/records/form/record-picker-field';
import { useCreateDialog } from '@haisha/records/form/use-create-dialog';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { customer } from '@haisha/references/customers/customer';
import {
  CheckboxField,
  CodeField,
  KanaField,
  PhoneField,
  SelectField,
  TextareaField,
  TextField,
} from '@haisha/ui/fields';
import { FormSection, OptionalFields } from '@haisha/ui/form';
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
  const create = useCreateDialog<Customer>(customer.name);
  const takeReading = useKanaOfName(form);
  return (
    <>
      <FormSection title={t('section.basic')}>
        <CodeField control={control} name="code" label={t('field.code')} required />
        <RecordPickerField
          of={customer}
          hintOf={({ kana }) => kana}
          create={create}
          control={control}
          name="customerId"
          span={6}
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
          span={6}
          label={t('field.name')}
          required
          onReading={(reading) => takeReading(companyKana(reading))}
        />
        <KanaField control={control} name="kana" span={6} label={t('field.kana')} required help={t('help.kana')} />
        <CheckboxField
          control={control}
          name="isTrueShipper"
          label={t('field.isTrueShipper')}
          help={t('help.isTrueShipper')}
          span={6}
        />
        <CheckboxField
          control={control}
          name="isSpecifiedShipper"
          label={t('field.isSpecifiedShipper')}
          help={t('help.isSpecifiedShipper')}
          span={6}
        />
        <OptionalFields>
          <TextField control={control} name="nameEn" label={t('field.nameEn')} span={6} />
          <ColourField control={control} name="colour" label={t('field.colour')} />
        </OptionalFields>
      </FormSection>
      <FormSection title={t('section.contact')} folded saysValues>
        <TextField control={control} name="contactName" label={t('field.contactName')} />
        <PhoneField control={control} name="phone" label={t('field.phone')} />
        <CodeField control={control} name="email" span={4} label={t('field.email')} type="email" />
      </FormSection>
      <FormSection title={t('section.goods')} folded>
        <SelectField
          control={control}
          name="defaultZone"
          span={3}
          label={t('field.defaultZone')}
          options={temperatureZones.map((value) => ({ value, label: t(`defaultZone.${value}`) }))}
        />
        <TextField
          control={control}
          name="defaultGoods"
          span={6}
          label={t('field.defaultGoods')}
          help={t('help.defaultGoods')}
        />
      </FormSection>
      {showsTerms && <CargoOwnerTermsFields control={control} />}
      <FormSection title={t('section.note')} folded>
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FormSection>
    </>
  );
}
