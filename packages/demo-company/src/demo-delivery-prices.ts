import type { Delivery, DeliveryInput } from '@haisha/validation/delivery';
import type { DeliveryPrice } from '@haisha/validation/delivery-price';
import { demoInstant } from './demo-delivery-results.ts';

export type DemoPrice = Omit<DeliveryPrice, 'totalYen' | 'fixedAt' | 'fixedByName'> & {
  priceStatus: Delivery['priceStatus'];
  priceFixedAt: string | null;
};

const nothing = {
  fareModel: null,
  unitPriceYen: null,
  fareYen: null,
  tollYen: null,
  surchargeYen: null,
  waitingFeeYen: null,
  handlingFeeYen: null,
  extraFeeYen: null,
  nightHolidayFeeYen: null,
  adjustmentYen: null,
  adjustmentReason: null,
};

export const noPrice: DemoPrice = { ...nothing, priceStatus: 'undecided', priceFixedAt: null };

const undecidedYesterday = 30;
const provisionalYesterday = 100;
/** Per case to a store, and per case of a line-haul. */
const caseYen = 185;
const lineHaulYen = 140;

/** Yesterday's first ones have no fare yet, the next ones a provisional one, all others a fixed one. */
export function demoPrice(input: DeliveryInput, { offset, index }: { offset: number; index: number }): DemoPrice {
  const place = offset === -1 ? index : Number.POSITIVE_INFINITY;
  if (place < undecidedYesterday) return noPrice;
  return usualPrice(input, place < undecidedYesterday + provisionalYesterday ? 'provisional' : 'fixed');
}

/** What a delivery usually earns, by the piece. */
export function usualPrice(
  { kind, operationDate, quantity }: Pick<DeliveryInput, 'kind' | 'operationDate' | 'quantity'>,
  priceStatus: 'provisional' | 'fixed' = 'provisional',
): DemoPrice {
  const isCentre = kind === 'centre';
  const unitPriceYen = isCentre ? lineHaulYen : caseYen;
  return {
    ...nothing,
    fareModel: 'piece',
    unitPriceYen,
    fareYen: unitPriceYen * (quantity ?? 0),
    tollYen: isCentre ? 1320 : null,
    surchargeYen: isCentre ? 585 : null,
    priceStatus,
    priceFixedAt: priceStatus === 'fixed' ? demoInstant(operationDate, 17 * 60 + 30) : null,
  };
}
