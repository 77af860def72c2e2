/** A text as it is compared whatever its case and accents: "Histórico" is "historico". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
