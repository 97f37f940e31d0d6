import { cleanText, digits, oneOf, optional, text } from './field.ts';
import { max, regex } from './rule.ts';

/** 普通, 当座. */
export const bankAccountTypes = ['ordinary', 'current'] as const;

/** A bank account for transfers: codes of 4 and 3 digits, 7 digits, the holder in half-width kana. */
export const bankFields = {
  bankCode: optional(digits({ min: 4, max: 4 })),
  bankName: optional(text({ max: 40 })),
  branchCode: optional(digits({ min: 3, max: 3 })),
  branchName: optional(text({ max: 40 })),
  bankAccountType: optional(oneOf(bankAccountTypes)),
  bankAccountNumber: optional(digits({ min: 7, max: 7 })),
  bankAccountHolder: optional(
    cleanText((value) => value.trim(), [regex(/^[\uff66-\uff9f0-9A-Z ().,/｢｣-]+$/, 'halfWidthKana'), max(48)]),
  ),
};

export type BankAccountType = (typeof bankAccountTypes)[number];
