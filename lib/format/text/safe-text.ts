/** First characters that make a spreadsheet run a cell as a formula, full-width forms included. */
const formulaStart = /^[=+\-@＝＋－＠]/;
/** A leading tab, line end or null hides what follows from a check of the first character. */
const hiddenPrefixes = ['\t', '\r', '\n', '\0'];
/** Text that a spreadsheet would convert to a number or date, and save changed: "00123", a CPF, "1E5", "1/2". */
const numberLike = /^[\d.,/:\s-]*\d[\d.,/:\s-]*([eE][+-]?\d+)?$/;

/** Text that no spreadsheet runs as a formula, even after saving and opening again. */
export function inertText(text: string): string {
  return formulaStart.test(text.trimStart()) || hiddenPrefixes.some((sign) => text.startsWith(sign)) ? `'${text}` : text;
}

/** The same, and digits stay text. */
export function sheetText(text: string): string {
  return numberLike.test(text) ? `'${text}` : inertText(text);
}

/** A separator of some spreadsheet, before something that it would run. */
const formulaAfterSeparator = /([,;\t|]\s*)(?=[=+\-@＝＋－＠])/g;

/** One line of header text: neither the line nor a part of it is run where a spreadsheet splits it into cells. */
export function headText(text: string): string {
  return inertText(text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(formulaAfterSeparator, "$1'"));
}
