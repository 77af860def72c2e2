/** Whether digits are a card number by length and Luhn check digit. Does not say whether the card exists. */
export function isCardNumber(text: string): boolean {
  if (!/^\d{13,19}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, sign, place) => total + luhnDigit(Number(sign), place), 0);
  return sum % 10 === 0;
}

/** Every second digit from the right is doubled, and its two digits added up. */
function luhnDigit(digit: number, place: number): number {
  if (place % 2 === 0) return digit;
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
