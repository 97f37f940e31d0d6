import type { DocumentBlock } from '@haisha/documents/document';
import { formatNightTime } from '@haisha/rules/night-time';
import { formatPhone } from '@haisha/rules/phone';
import type { AllocationStop } from '@haisha/validation/allocation';
import type { Delivery } from '@haisha/validation/delivery';
import type { PaperText } from '../../../../services/papers/paper-text.ts';
import type { PaperFacts } from './read-paper.ts';

/** The stops in their order, with where they are and when. */
export function stopsTable({ places, run }: PaperFacts, text: PaperText): DocumentBlock {
  const { t } = text;
  return {
    kind: 'table',
    columns: [
      { head: 'No.', share: 0.4, align: 'end' },
      { head: t('orderForm.place'), share: 4.4 },
      { head: t('orderForm.work'), share: 0.9 },
      { head: t('orderForm.arrive'), share: 0.8, align: 'end' },
      { head: t('orderForm.depart'), share: 0.8, align: 'end' },
      { head: t('orderForm.window'), share: 1.1, align: 'end' },
      { head: t('orderForm.minutes'), share: 0.8, align: 'end' },
    ],
    rows: run.stops.map((stop, at) => [
      ...stopCells(stop, at, { places, run }, text),
      windowOf(stop, run.operationDate, text),
      t('page.minutes', { minutes: stop.workMinutes }),
    ]),
  };
}

/** What every table of stops begins with: number, place, work, arrival and departure. */
export function stopCells(
  stop: AllocationStop,
  at: number,
  { places, run }: Pick<PaperFacts, 'places' | 'run'>,
  text: PaperText,
): string[] {
  return [
    `${at + 1}`,
    placeText(stop, places, text),
    text.word('allocation', 'stopKind', stop.kind),
    text.time(stop.plannedArriveAt, run.operationDate),
    text.time(stop.plannedDepartAt, run.operationDate),
  ];
}

/** The name of a stop over its address and telephone. */
function placeText(stop: AllocationStop, places: PaperFacts['places'], text: PaperText): string {
  const place = stop.destinationId === null ? undefined : places.get(stop.destinationId);
  const at = [place && text.address(place), place?.phone && text.t('page.phone', { phone: formatPhone(place.phone) })];
  const lines = [text.name(stop.placeName, stop.placeNameEn), at.filter(Boolean).join('  '), stop.note];
  return lines.filter(Boolean).join('\n');
}

/** What is carried, one line a delivery. */
export function goodsTable(goods: readonly Delivery[], text: PaperText): DocumentBlock {
  const { t } = text;
  return {
    kind: 'table',
    columns: [
      { head: t('orderForm.slip'), share: 1.9 },
      { head: t('orderForm.cargoOwner'), share: 1.7 },
      { head: t('orderForm.goodsName'), share: 1.8 },
      { head: t('orderForm.quantity'), share: 1.3, align: 'end' },
      { head: t('orderForm.weight'), share: 1, align: 'end' },
      { head: t('orderForm.origin'), share: 1.7 },
      { head: t('orderForm.destination'), share: 2.2 },
    ],
    rows: goods.map((one) => [
      one.slipNumber ?? one.number,
      text.name(one.cargoOwnerName, one.cargoOwnerNameEn),
      [one.goodsName ?? t('page.missing'), text.word('delivery', 'zone', one.temperatureZone)].join('\n'),
      quantityOf(one, text),
      one.weightKg === null ? t('page.missing') : t('page.kilograms', { weight: text.figure(one.weightKg) }),
      text.name(one.originName, one.originNameEn),
      [text.name(one.destinationName, one.destinationNameEn), wishOf(one)].filter(Boolean).join('\n'),
    ]),
  };
}

function quantityOf({ cages, loadUnit, pallets, quantity }: Delivery, { figure, t, word }: PaperText): string {
  const counted = [
    quantity !== null && `${figure(quantity)} ${loadUnit ? word('delivery', 'loadUnit', loadUnit) : ''}`.trim(),
    Boolean(cages) && loadUnit !== 'cage' && `${word('delivery', 'loadUnit', 'cage')} ${figure(cages ?? 0)}`,
    Boolean(pallets) && loadUnit !== 'pallet' && `${word('delivery', 'loadUnit', 'pallet')} ${figure(pallets ?? 0)}`,
  ];
  return counted.filter(Boolean).join('\n') || t('page.missing');
}

/** 8:00–9:00 as the customer wishes. */
function wishOf({ arriveFromMinutes: from, arriveToMinutes: to }: Delivery): string {
  return from === null && to === null
    ? ''
    : `${from === null ? '' : formatNightTime(from)}–${to === null ? '' : formatNightTime(to)}`;
}

function windowOf({ windowFrom, windowTo }: AllocationStop, operationDate: string, { time }: PaperText): string {
  if (windowFrom === null && windowTo === null) return '';
  return `${windowFrom === null ? '' : time(windowFrom, operationDate)}–${windowTo === null ? '' : time(windowTo, operationDate)}`;
}
