interface Reason {
  /** The service's own number of the reason. */
  readonly number: number;
  /** The text for the payer. */
  readonly message: string;
  /** Whether the card brands allow another attempt with the same card. */
  readonly retryAllowed: boolean;
}

/** What the issuers answer, by their code. */
const answers: Readonly<Record<string, Reason>> = {
  '00': { number: 0, message: 'Transação aprovada', retryAllowed: false },
  '05': { number: 7, message: 'Não autorizada pelo emissor', retryAllowed: true },
  '14': { number: 7, message: 'Cartão inválido', retryAllowed: false },
  '41': { number: 14, message: 'Cartão perdido', retryAllowed: false },
  '51': { number: 2, message: 'Saldo ou limite insuficiente', retryAllowed: true },
  '54': { number: 15, message: 'Cartão vencido', retryAllowed: false },
  '57': { number: 7, message: 'Transação não permitida para o cartão', retryAllowed: false },
  '59': { number: 16, message: 'Suspeita de fraude', retryAllowed: false },
  '91': { number: 7, message: 'Emissor fora do ar', retryAllowed: true },
  '96': { number: 13, message: 'Falha no processamento', retryAllowed: true },
};

/** The names of the service's numbers. */
const names: Readonly<Record<number, string>> = {
  0: 'Aprovada',
  2: 'Saldo insuficiente',
  7: 'Negada',
  13: 'Cancelada',
  14: 'Cartão bloqueado',
  15: 'Cartão vencido',
  16: 'Suspeita de fraude',
};

/** The meaning of an issuer's code; null before the answer. */
export function reasonOf(code: string | null): (Reason & { readonly name: string }) | null {
  const answer = code === null ? undefined : answers[code];
  return answer ? { ...answer, name: names[answer.number] ?? '' } : null;
}
