/** What a typed text is understood as, the likeliest first, and what is to be said before it is searched for. */
export type Understood = { options: readonly SearchOption[]; note: string | null };

/** One meaning of a typed text: "Valor exato" "R$ 473,99". */
export type SearchOption = { label: string; value: string; take: () => void };
