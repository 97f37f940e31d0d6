export type LicenceNumberIssue = 'licenceNumber.format' | 'licenceNumber.commission' | 'licenceNumber.checkDigit';

/** The weights of digits 1–10; no official text states them, so a wrong check digit only warns. */
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Returns the check digit (the 11th) for the first ten digits of a driving licence number. */
export function licenceCheckDigit(firstTen: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(firstTen[index]), 0);
  return ((11 - (sum % 11)) % 11) % 10;
}

/**
 * Returns what looks wrong in a driving licence number: 12 digits = commission 10–97, year, serial, check digit, times
 * re-issued. `format` is an error; `commission` and `checkDigit` are only warnings.
 */
export function licenceNumberIssues(text: string): LicenceNumberIssue[] {
  const number = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (!/^[0-9]{12}$/.test(number)) return ['licenceNumber.format'];
  const commission = Number(number.slice(0, 2));
  const issues: LicenceNumberIssue[] = [];
  if (commission < 10 || commission > 97) issues.push('licenceNumber.commission');
  if (licenceCheckDigit(number.slice(0, 10)) !== Number(number[10])) issues.push('licenceNumber.checkDigit');
  return issues;
}
