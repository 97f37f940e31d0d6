import * as z from 'zod';
import { fareModels } from './cargo-owner-choices.ts';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { versionSchema } from './entity.ts';
import { integer, oneOf, optional, text } from './field.ts';
import { type FieldError, isEmpty } from './rule.ts';
import { stored } from './stored.ts';

const yen = () => optional(integer({ min: 0, max: 99_999_999 }));

/** What a delivery earns, in yen without tax; the toll is as paid, with tax. */
const priceFields = {
  fareModel: optional(oneOf(fareModels)),
  unitPriceYen: yen(),
  fareYen: yen(),
  tollYen: yen(),
  surchargeYen: yen(),
  waitingFeeYen: yen(),
  handlingFeeYen: yen(),
  extraFeeYen: yen(),
  nightHolidayFeeYen: yen(),
  adjustmentYen: optional(integer({ min: -99_999_999, max: 99_999_999 })),
  adjustmentReason: optional(text({ max: 200 })),
};

/** The body of `set-price`; without a fare the price becomes undecided again. */
export const setPriceSchema = z.object({ ...priceFields, ...versionSchema.shape }).check(crossField(priceErrors));

/** The price of a delivery as it is read. */
export const deliveryPriceSchema = stored(priceFields).extend({
  /** All amounts together; null without a fare. */
  totalYen: z.int().nullable(),
  fixedAt: z.iso.datetime().nullable(),
  fixedByName: z.string().nullable(),
});

export type SetPrice = z.output<typeof setPriceSchema>;
export type DeliveryPrice = z.output<typeof deliveryPriceSchema>;

function priceErrors({ adjustmentYen, adjustmentReason }: UncheckedFields): FieldError[] {
  const isAdjusted = typeof adjustmentYen === 'number' && adjustmentYen !== 0;
  return isAdjusted && isEmpty(adjustmentReason) ? [{ path: 'adjustmentReason', code: 'required' }] : [];
}
