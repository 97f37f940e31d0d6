import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { DueFact, Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelDues, PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { DeliveryCompany } from '@haisha/validation/delivery-company';
import { AddressLink } from '../../fields/address-link.tsx';
import { addressOf } from '../../fields/address-of.ts';
import { useTermText } from '../../fields/use-term-text.ts';
import { useDeliveryCompanyText } from '../use-delivery-company-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "delivery-company-forms" */ './delivery-company-correction.tsx'))
    .DeliveryCompanyCorrection;

/** A delivery company beside the list. */
export function DeliveryCompanyPanel(props: PanelProps<DeliveryCompany>) {
  const { t } = useTranslation('deliveryCompany');
  const localName = useLocalName();
  return (
    <RecordPanel {...props} of={deliveryCompany} correction={correction}>
      {(row) => (
        <>
          <PanelTitle
            title={localName(row.name, row.nameEn)}
            facts={[row.code, t(`legalForm.${row.legalForm}`), t(`permitKind.${row.permitKind}`)]}
          />
          <PanelDues>
            <DueFact
              name="insuranceExpiryDate"
              label={t('short.insuranceExpiryDate')}
              date={row.insuranceExpiryDate}
              correctable
            />
          </PanelDues>
          <DeliveryCompanyFacts row={row} />
          <PanelChanges />
        </>
      )}
    </RecordPanel>
  );
}

const contacts = ['fax', 'contactName', 'email', 'orderSending'] as const;

function DeliveryCompanyFacts({ row }: { row: DeliveryCompany }) {
  const { t } = useTranslation('deliveryCompany');
  const textOf = useDeliveryCompanyText();
  const { day, payment } = useTermText();
  const can = useCan();
  const { terms } = row;
  return (
    <PanelFacts>
      <Fact name="phone" correctable>
        <PhoneLink phone={row.phone} />
      </Fact>
      {contacts.map((name) => (
        <Fact key={name} name={name} correctable>
          {textOf(name, row[name])}
        </Fact>
      ))}
      <Fact name="addressLine1" label={t('short.address')}>
        <AddressLink address={addressOf(row)} />
      </Fact>
      <Fact name="permitNumber" correctable>
        {row.permitNumber}
      </Fact>
      <Fact name="invoiceNumber" label={t('short.invoiceNumber')}>
        {row.invoiceNumber ?? t('unregistered')}
      </Fact>
      {terms !== null && (
        <Fact
          name="terms.closingDay"
          label={t('short.terms')}
          correctable={can('deliveryCompany.updateTerms')}
          aside={payment(terms.paymentMonths, terms.paymentDay)}
        >
          {day(terms.closingDay)}
        </Fact>
      )}
      <Fact name="vehicles">{textOf('vehicles', row.vehicles)}</Fact>
      <Fact name="drivers">{textOf('drivers', row.drivers)}</Fact>
      {can('deliveryCompany.readNote') && (
        <Fact name="note" correctable>
          {row.note}
        </Fact>
      )}
    </PanelFacts>
  );
}
