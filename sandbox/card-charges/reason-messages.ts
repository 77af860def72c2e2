interface Reason {
  readonly message: string;
  /** Whether the card brands allow another attempt with the same card. */
  readonly retryAllowed: boolean;
}

const reasons: Readonly<Record<string, Reason>> = {
  '00': { message: 'Transação aprovada', retryAllowed: false },
  '05': { message: 'Não autorizada pelo emissor', retryAllowed: true },
  '14': { message: 'Cartão inválido', retryAllowed: false },
  '41': { message: 'Cartão perdido', retryAllowed: false },
  '51': { message: 'Saldo ou limite insuficiente', retryAllowed: true },
  '54': { message: 'Cartão vencido', retryAllowed: false },
  '57': { message: 'Transação não permitida para o cartão', retryAllowed: false },
  '59': { message: 'Suspeita de fraude', retryAllowed: false },
  '91': { message: 'Emissor fora do ar', retryAllowed: true },
  '96': { message: 'Falha no processamento', retryAllowed: true },
};

const unknown: Reason = { message: 'Aguardando resposta do emissor', retryAllowed: false };

/** The meaning of an issuer's reason code; null means that there is no answer yet. */
export function reasonOf(code: string | null): Reason {
  return (code === null ? undefined : reasons[code]) ?? unknown;
}
