/** Returns whether text is a local government code (全国地方公共団体コード): five digits and a check digit. */
export function isMunicipalityCode(text: string): boolean {
  return /^(?:0[1-9]|[1-3][0-9]|4[0-7])[0-9]{4}$/.test(text) && checkDigit(text.slice(0, 5)) === text[5];
}

/** Weights 6 to 2, modulus 11; the check digit is the last digit of 11 less the remainder. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (6 - at), 0);
  return String((11 - (sum % 11)) % 10);
}
