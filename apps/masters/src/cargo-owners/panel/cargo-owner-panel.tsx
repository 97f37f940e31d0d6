import { formatDate, formatNumber, useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelFacts, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { StatusBadge } from '@haisha/ui';
import { ColourMark } from '@haisha/ui/colour-mark';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { CargoOwner, CargoOwnerTerms } from '@haisha/validation/cargo-owner';
import { useCargoOwnerText } from '../use-cargo-owner-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "customer-forms" */ './cargo-owner-correction.tsx')).CargoOwnerCorrection;

const marks = ['isTrueShipper', 'isSpecifiedShipper'] as const;
const plain = ['defaultZone', 'defaultGoods', 'contactName', 'email'] as const;

/** A cargo owner beside the list. */
export function CargoOwnerPanel(props: PanelProps<CargoOwner>) {
  const { t } = useTranslation('cargoOwner');
  const localName = useLocalName();
  const textOf = useCargoOwnerText();
  return (
    <RecordPanel {...props} of={cargoOwner} correction={correction}>
      {(row) => (
        <>
          <PanelTitle
            title={localName(row.name, row.nameEn)}
            facts={[
              row.code,
              localName(row.customerName, row.customerNameEn),
              ...marks.map(
                (mark) =>
                  row[mark] && (
                    <StatusBadge key={mark} tone="neutral">
                      {t(`mark.${mark}`)}
                    </StatusBadge>
                  ),
              ),
            ]}
          />
          <PanelFacts>
            {row.terms !== null && <TermsFacts terms={row.terms} />}
            <Fact name="phone" correctable>
              {row.phone !== null && <PhoneLink phone={row.phone} />}
            </Fact>
            {plain.map((name) => (
              <Fact key={name} name={name} correctable>
                {textOf(name, row[name])}
              </Fact>
            ))}
            <Fact name="destinationCount">{formatNumber(row.destinationCount)}</Fact>
            <Fact name="colour" correctable>
              {row.colour !== null && <ColourMark colour={row.colour} withCode />}
            </Fact>
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

const agreed = ['fareModel', 'waitingRule', 'tollRule', 'surchargeRule'] as const;

/** For those who read them; fewer may change them. */
function TermsFacts({ terms }: { terms: CargoOwnerTerms }) {
  const { t } = useTranslation('cargoOwner');
  const mayChange = useCan()('cargoOwner.updateTerms');
  const issued = terms.contractIssuedDate;
  return (
    <>
      <Fact name="terms.contractIssuedDate" correctable={mayChange}>
        {issued !== null && formatDate(issued)}
      </Fact>
      {agreed.map((name) => (
        <Fact key={name} name={`terms.${name}`} correctable={mayChange}>
          {t(`${name}.${terms[name]}`)}
        </Fact>
      ))}
    </>
  );
}
