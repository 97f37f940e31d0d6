import { formatNumber, formatYen, tokyoDate, useTranslation } from '@haisha/i18n';
import { useLocalName } from '@haisha/records/naming/use-local-name';
import { Fact } from '@haisha/records/panel/fact';
import { PanelChanges } from '@haisha/records/panel/panel-changes';
import { PanelFacts, PanelSection, PanelTitle } from '@haisha/records/panel/panel-parts';
import type { PanelProps } from '@haisha/records/panel/panel-props';
import { RecordPanel } from '@haisha/records/panel/record-panel';
import { StatusBadge } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { delivery } from '../delivery.ts';
import { operationTone, priceTone } from '../delivery-tone.ts';
import { useDeliveryText, windowText } from '../use-delivery-text.ts';

const correction = async () =>
  (await import(/* webpackChunkName: "delivery-forms" */ './delivery-correction.tsx')).DeliveryCorrection;

/** A delivery beside the list. */
export function DeliveryPanel(props: PanelProps<Delivery>) {
  return (
    <RecordPanel {...props} of={delivery} correction={correction}>
      {(row) => (
        <>
          <DeliveryTitle row={row} />
          <DeliveryFacts row={row} />
          <PanelChanges />
        </>
      )}
    </RecordPanel>
  );
}

function DeliveryTitle({ row }: { row: Delivery }) {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const textOf = useDeliveryText();
  return (
    <PanelTitle
      title={localName(row.destinationName, row.destinationNameEn)}
      facts={[
        row.number,
        localName(row.cargoOwnerName, row.cargoOwnerNameEn),
        <StatusBadge key="status" tone={operationTone(row, tokyoDate())}>
          {textOf('operationStatus', row.operationStatus)}
        </StatusBadge>,
        row.price !== null && (
          <StatusBadge key="price" tone={priceTone(row)}>
            {t('short.priceStatus')} {textOf('priceStatus', row.priceStatus)}
          </StatusBadge>
        ),
      ]}
    />
  );
}

function DeliveryFacts({ row }: { row: Delivery }) {
  const { t } = useTranslation('delivery');
  const localName = useLocalName();
  const textOf = useDeliveryText();
  const { deliveredAt, arrivedAt, waitingMinutes, returnedQuantity, returnReason } = row.result;
  return (
    <>
      <PanelFacts>
        <Fact name="operationDate">{textOf('operationDate', row.operationDate)}</Fact>
        <Fact name="originName">{localName(row.originName, row.originNameEn)}</Fact>
        <Fact name="destinationName" aside={row.destinationCity}>
          {localName(row.destinationName, row.destinationNameEn)}
        </Fact>
        <Fact name="arriveFromMinutes" label={t('column.window')} correctable>
          {windowText(row)}
        </Fact>
        <Fact name="goodsName" correctable aside={textOf('temperatureZone', row.temperatureZone)}>
          {row.goodsName}
        </Fact>
        <Fact name="quantity" correctable>
          {row.quantity === null ? '' : `${formatNumber(row.quantity)} ${textOf('loadUnit', row.loadUnit)}`}
        </Fact>
        <Fact name="weightKg">{textOf('weightKg', row.weightKg)}</Fact>
        <Fact name="cages">{textOf('cages', row.cages)}</Fact>
        <Fact name="courseName">{localName(row.courseName, row.courseNameEn)}</Fact>
        <Fact name="allocationNumber">{row.allocationNumber}</Fact>
        {row.price !== null && (
          <Fact name="price.totalYen">{row.price.totalYen === null ? '' : formatYen(row.price.totalYen)}</Fact>
        )}
        <Fact name="slipNumber" correctable>
          {row.slipNumber}
        </Fact>
        <Fact name="note" correctable>
          {row.note}
        </Fact>
      </PanelFacts>
      {(arrivedAt ?? deliveredAt ?? returnReason) !== null && (
        <PanelSection title={t('field.result')}>
          {[
            arrivedAt && `${t('field.result.arrivedAt')} ${textOf('arrivedAt', arrivedAt)}`,
            waitingMinutes !== null &&
              `${t('field.result.waitingMinutes')} ${textOf('waitingMinutes', waitingMinutes)}`,
            deliveredAt && `${t('field.result.deliveredAt')} ${textOf('deliveredAt', deliveredAt)}`,
            returnedQuantity !== null && `${t('field.result.returnedQuantity')} ${formatNumber(returnedQuantity)}`,
            returnReason,
          ]
            .filter(Boolean)
            .map((line) => (
              <div key={String(line)}>{line}</div>
            ))}
        </PanelSection>
      )}
    </>
  );
}
