import * as z from 'zod';
import { feeAmounts, taxKinds } from './allocation-choices.ts';
import { crossField, type UncheckedFields } from './cross-field.ts';
import { versionSchema } from './entity.ts';
import { date, integer, oneOf, optional, text } from './field.ts';
import { type FieldError, isEmpty } from './rule.ts';
import { stored } from './stored.ts';

const yen = () => optional(integer({ min: 0, max: 99_999_999 }));

/** What is agreed beside the hired fee, in yen; the toll is as paid, with tax, the others by the tax kind. */
const feeFields = {
  loadingFeeYen: yen(),
  unloadingFeeYen: yen(),
  waitingFeeYen: yen(),
  surchargeYen: yen(),
  otherFeeYen: yen(),
  /** What else is paid for, and whatever else is agreed, such as a toll as it comes. */
  otherFeeText: optional(text({ max: 200 })),
  tollYen: yen(),
  taxKind: optional(oneOf(taxKinds)),
  /** Null where the payment term of the delivery company decides. */
  paymentDate: optional(date()),
};

/** The body of `fees`: what a delivery company is paid for a run, whole; once it has accepted, with the reason. */
export const setFeesSchema = z
  .object({
    hiredFeeYen: yen(),
    ...feeFields,
    ...versionSchema.shape,
    reason: optional(text({ max: 200 })),
  })
  .check(crossField(feeErrors));

/** The same of fees that a delivery company has accepted. */
export const setAgreedFeesSchema = setFeesSchema.check(
  crossField(({ reason }) => (isEmpty(reason) ? [{ path: 'reason', code: 'required' }] : [])),
);

/** The fees of a run as they are read. */
export const runFeesSchema = stored(feeFields);

export type SetFees = z.output<typeof setFeesSchema>;
export type RunFees = z.output<typeof runFeesSchema>;

function feeErrors(draft: UncheckedFields): FieldError[] {
  const { otherFeeText, otherFeeYen, taxKind } = draft;
  const isOther = typeof otherFeeYen === 'number' && otherFeeYen > 0;
  const isTaxed = feeAmounts.some((name) => name !== 'tollYen' && !isEmpty(draft[name]));
  return [
    ...(isOther && isEmpty(otherFeeText) ? [{ path: 'otherFeeText', code: 'required' }] : []),
    ...(isTaxed && isEmpty(taxKind) ? [{ path: 'taxKind', code: 'required' }] : []),
  ];
}
