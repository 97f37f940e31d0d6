import { useTranslation } from '@haisha/i18n';
import { Link, useLive, useMutation } from '@haisha/platform';
import { picked } from '@haisha/records/form/picked';
import { RecordFormBody } from '@haisha/records/form/record-form-body';
import { useBackToList } from '@haisha/records/form/use-back-to-list';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { usePageTitle } from '@haisha/records/pages/area-pages';
import { changeContacts } from '@haisha/references/delivery-companies/delivery-companies-api';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { Button, PageFrame, Text } from '@haisha/ui';
import { DescriptionList } from '@haisha/ui/description-list';
import { FormSection } from '@haisha/ui/form';
import {
  type DeliveryCompany,
  type DeliveryCompanyContactsInput,
  deliveryCompanyContactsSchema,
} from '@haisha/validation/delivery-company';
import { AddressLink } from '../fields/address-link.tsx';
import { addressOf } from '../fields/address-of.ts';
import { ContactFields } from './contact-fields.tsx';
import { useDeliveryCompanyText } from './use-delivery-company-text.ts';

export type ContactsFormProps = { row: DeliveryCompany };

const shown = [
  'legalForm',
  'corporateNumber',
  'invoiceNumber',
  'permitKind',
  'permitNumber',
  'permitDate',
  'insuranceExpiryDate',
  'postalCode',
  'orderSending',
  'vehicles',
  'drivers',
] as const;

/** The page on which people of a delivery company change how it is reached, and read the rest. */
export function ContactsForm({ row }: ContactsFormProps) {
  const { t } = useTranslation('deliveryCompany');
  const nameOf = useNameOf(deliveryCompany.nameOf);
  const title = usePageTitle(`${deliveryCompany.path}/edit/:id`);
  const back = useBackToList(deliveryCompany.path);
  const textOf = useDeliveryCompanyText();
  const change = useMutation(changeContacts(row.id));
  const rowForm = useRowForm({
    schema: deliveryCompanyContactsSchema,
    row,
    valuesOf: contactsOf,
    initial: {},
    save: (input, base) => change.mutateAsync({ ...input, version: (base ?? row).version }),
    onSaved: back.go,
  });
  useLive(...deliveryCompany.api.entities);
  return (
    <PageFrame
      title={title}
      subtitle={nameOf(row)}
      width="sheet"
      breadcrumb={[{ id: 'list', link: <Link {...back.link}>{usePageTitle(deliveryCompany.path)}</Link> }]}
    >
      <RecordFormBody
        form={rowForm}
        title={t('section.contacts')}
        permission={deliveryCompany.name}
        act="updateContacts"
        labelOf={(name) => t(`field.${name}`)}
        textOf={textOf}
        above={<Text color="fg.muted">{t('contacts.own')}</Text>}
        cancel={
          <Button asChild variant="ghost" colorPalette="gray">
            <Link {...back.link}>{t('record:form.cancel')}</Link>
          </Button>
        }
      >
        <ContactFields control={rowForm.form.control} />
        <FormSection title={t('section.basic')}>
          <DescriptionList
            items={[
              ...shown.map((name) => ({ id: name, label: t(`field.${name}`), value: textOf(name, row[name]) })),
              {
                id: 'address',
                label: t('short.address'),
                value: <AddressLink address={addressOf(row)} />,
                wide: true,
              },
            ]}
          />
        </FormSection>
      </RecordFormBody>
    </PageFrame>
  );
}

function contactsOf(row: DeliveryCompany): DeliveryCompanyContactsInput {
  return picked<DeliveryCompanyContactsInput>(deliveryCompanyContactsSchema.shape, row);
}
