import { formatNumber, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { customer } from '@haisha/references/customers/customer';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { Customer, CustomerTerms } from '@haisha/validation/customer';
import { AddressLink } from '../../fields/address-link.tsx';
import { addressOf } from '../../fields/address-of.ts';
import { useTermText } from '../../fields/use-term-text.ts';
import { useCustomerText } from '../use-customer-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "customer-dialog" */ './customer-correction.tsx')).CustomerCorrection;

const contacts = ['fax', 'contactName', 'email'] as const;

/** A customer beside the list. */
export function CustomerPanel(props: PanelProps<Customer>) {
  const { t } = useTranslation('customer');
  const localName = useLocalName();
  const textOf = useCustomerText();
  return (
    <RecordPanel {...props} of={customer} correction={correction}>
      {(row) => (
        <>
          <PanelTitle title={localName(row.name, row.nameEn)} facts={[row.code, row.kana]} />
          <PanelFacts>
            {row.terms !== null && <TermsFacts terms={row.terms} />}
            <Fact name="phone" correctable>
              {row.phone !== null && <PhoneLink phone={row.phone} />}
            </Fact>
            {contacts.map((name) => (
              <Fact key={name} name={name} correctable>
                {textOf(name, row[name])}
              </Fact>
            ))}
            <Fact name="addressLine1" label={t('column.address')}>
              {addressOf(row) !== '' && <AddressLink address={addressOf(row)} />}
            </Fact>
            <Fact name="cargoOwnerCount">{formatNumber(row.cargoOwnerCount)}</Fact>
            <Fact name="note" correctable>
              {row.note}
            </Fact>
          </PanelFacts>
          <PanelChanges />
        </>
      )}
    </RecordPanel>
  );
}

const chosen = ['invoiceForm', 'invoiceSending', 'taxRounding'] as const;

/** For those who read them; fewer may change them. */
function TermsFacts({ terms }: { terms: CustomerTerms }) {
  const { t } = useTranslation('customer');
  const { day, payment } = useTermText();
  const mayChange = useCan()('customer.updateTerms');
  return (
    <>
      <Fact name="terms.closingDay" correctable={mayChange} aside={payment(terms.paymentMonths, terms.paymentDay)}>
        {day(terms.closingDay)}
      </Fact>
      {chosen.map((name) => (
        <Fact key={name} name={`terms.${name}`} correctable={mayChange}>
          {t(`${name}.${terms[name]}`)}
        </Fact>
      ))}
    </>
  );
}
