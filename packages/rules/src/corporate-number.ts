/** Returns the check digit of the 12-digit base of a corporate number (平成27年財務省令第70号 第2条). */
export function corporateCheckDigit(base: string): number {
  const sum = Array.from(base)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}

/** Returns true for a corporate number (法人番号): 13 digits, the first of which is its check digit. */
export function isCorporateNumber(number: string): boolean {
  return /^[0-9]{13}$/.test(number) && corporateCheckDigit(number.slice(1)) === Number(number[0]);
}
