/** One meaning of a typed text: "Valor exato" "R$ 473,99". */
export type SearchOption = { label: string; value: string; take: () => void };
