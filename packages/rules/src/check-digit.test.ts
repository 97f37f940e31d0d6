import { expect, test } from 'vitest';
import { corporateCheckDigit, isCorporateNumber } from './corporate-number.ts';
import { invoiceNumberIssue, normalizeInvoiceNumber } from './invoice-number.ts';
import { licenceCheckDigit, licenceNumberIssues } from './licence-number.ts';

test('the corporate base 990001000001 has the check digit 7', () => {
  expect(corporateCheckDigit('990001000001')).toBe(7);
});

test.each(['7000012050002', '4011001098993', '7010705000725', '7990001000001', '6990001000002'])(
  'accepts the corporate number %s',
  (number) => {
    expect(isCorporateNumber(number)).toBe(true);
  },
);

test.each(['8000012050002', '700001205000', '70000120500020', '97000012050002', '700001205000a', ''])(
  'refuses the corporate number %j',
  (number) => {
    expect(isCorporateNumber(number)).toBe(false);
  },
);

test('does not detect 0 typed as 9, a limit of the official formula', () => {
  expect(isCorporateNumber('7900012050002')).toBe(true);
});

test.each([
  ['T7990001000001', 'corporation', null],
  ['Ｔ７９９０００１０００００１', 'corporation', null],
  ['t7990001000001', 'corporation', null],
  ['T 7990-0010-00001', 'unknown', null],
  ['T1990001000001', 'corporation', { code: 'invoiceNumber.checkDigit', level: 'error' }],
  ['T1990001000001', 'soleProprietor', { code: 'invoiceNumber.checkDigit', level: 'warning' }],
  ['T1990001000001', 'unknown', { code: 'invoiceNumber.checkDigit', level: 'warning' }],
  ['7990001000001', 'corporation', null],
  ['7990001000002', 'corporation', { code: 'invoiceNumber.format', level: 'error' }],
  ['T799000100000', 'corporation', { code: 'invoiceNumber.format', level: 'error' }],
  ['T79900010000010', 'corporation', { code: 'invoiceNumber.format', level: 'error' }],
  ['NT7990001000001', 'corporation', { code: 'invoiceNumber.format', level: 'error' }],
  ['', 'unknown', { code: 'invoiceNumber.format', level: 'error' }],
] as const)('the invoice number %j of a %s', (number, legalForm, issue) => {
  expect(invoiceNumberIssue(number, legalForm)).toEqual(issue);
});

test.each([
  ['ｔ 7990-0010-00001', 'T7990001000001'],
  ['Ｔ７９９０００１０００００１', 'T7990001000001'],
  // People often leave out the T; it is added only when the check digit confirms the digits.
  ['7990001000001', 'T7990001000001'],
  ['７９９０００１０００００１', 'T7990001000001'],
  ['7990001000002', '7990001000002'],
  ['799000100000', '799000100000'],
])('the invoice number %j is kept as %j', (typed, kept) => {
  expect(normalizeInvoiceNumber(typed)).toBe(kept);
});

test.each([
  ['9805123456', 1],
  // Where 11 or 10 would come out, it is 0.
  ['3005000004', 0],
  ['3005000013', 0],
])('the licence digits %s have the check digit %i', (firstTen, digit) => {
  expect(licenceCheckDigit(firstTen)).toBe(digit);
});

test.each([
  ['980512345610', ['licenceNumber.commission']],
  ['980512345620', ['licenceNumber.commission', 'licenceNumber.checkDigit']],
  ['98051234561', ['licenceNumber.format']],
  ['9805123456100', ['licenceNumber.format']],
  ['98051234561a', ['licenceNumber.format']],
  ['', ['licenceNumber.format']],
])('the licence number %j', (number, issues) => {
  expect(licenceNumberIssues(number)).toEqual(issues);
});

test.each([
  ['09', ['licenceNumber.commission']],
  ['10', []],
  ['30', []],
  ['97', []],
  ['98', ['licenceNumber.commission']],
])('judges the commission %s of a licence number with its check digit', (commission, issues) => {
  const firstTen = `${commission}05123456`;
  expect(licenceNumberIssues(`${firstTen}${licenceCheckDigit(firstTen)}0`)).toEqual(issues);
});

test('reads full-width digits, spaces and hyphens of a licence number', () => {
  expect(licenceNumberIssues('９８０５-１２３４５６-１-０')).toEqual(['licenceNumber.commission']);
});
