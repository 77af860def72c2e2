import 'server-only';

/** How a cell begins that a spreadsheet would run, in its full-width forms too. */
const runs = /^[=+\-@＝＋－＠]/;
/** A tab, a line end or a null in front hides what comes after it. */
const hides = ['\t', '\r', '\n', '\0'];
/** What a spreadsheet would read as a number or a date, and write back as another: "00123", a CPF, "1E5", "1/2". */
const becomesNumber = /^[\d.,/:\s-]*\d[\d.,/:\s-]*([eE][+-]?\d+)?$/;

/** Text that nothing is done with when a spreadsheet opens it, nor after it was saved and opened again. */
export function inertText(text: string): string {
  return runs.test(text.trimStart()) || hides.some((sign) => text.startsWith(sign)) ? `'${text}` : text;
}

/** The same, and text that consists of digits stays text. */
export function sheetText(text: string): string {
  return becomesNumber.test(text) ? `'${text}` : inertText(text);
}

/** A sign that ends a cell in one spreadsheet or another, before something that runs. */
const runsLater = /([,;\t|]\s*)(?=[=+\-@＝＋－＠])/g;

/** Text of a head, in one line: neither it nor any part of it runs where a spreadsheet makes several cells of it. */
export function headText(text: string): string {
  return inertText(text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(runsLater, "$1'"));
}
