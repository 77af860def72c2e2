import type { webhookEvents } from '@/lib/contracts/pix/callbacks/webhooks';

/** The events of the card interface (interface: Card interface). */
export const cardEvents = ['charge.update', 'antifraud.update', 'chargeback', 'recurrence.cycle'] as const;

export type CallbackEventName = (typeof webhookEvents)[number] | (typeof cardEvents)[number];

const created = '2026-01-15T13:00:00.000Z';
const changed = '2026-01-15T13:02:30.000Z';

/** A charge that waits for its payer. Whatever could name somebody is plainly an example. */
const pending = {
  id: 'EXEMPLO00000000000000000001',
  status: 'PENDING',
  type: 'DEPOSIT',
  amount: 10.5,
  callbackUrl: 'https://loja.example/pix/callbacks',
  clientReference: 'pedido-de-exemplo-1',
  virtualAccount: null,
  qrCodeText: '00020126EXEMPLO',
  qrCodeBase64: null,
  qrCodeUrl: null,
  generatedName: 'Pessoa de Exemplo',
  generatedDocument: '12345678909',
  generatedEmail: 'pessoa@exemplo.example',
  serviceFeeCharged: 0.1,
  payerName: null,
  payerDocument: null,
  payerInstitutionIspb: null,
  payerInstitutionName: null,
  payerAccountNumber: null,
  receiverName: null,
  receiverDocument: null,
  receiverInstitutionIspb: null,
  receiverInstitutionName: null,
  receiverAccountNumber: null,
  endToEndId: null,
  withdrawPixKey: null,
  withdrawPixType: null,
  paidAt: null,
  createdAt: created,
  updatedAt: created,
  cancellationReason: null,
  refundEndToEndId: null,
  refundAmount: null,
  refundStatus: null,
  refundReason: null,
  refundDescription: null,
  refundedAt: null,
} as const;

const paid = {
  ...pending,
  status: 'COMPLETED',
  qrCodeText: null,
  payerName: 'Pessoa de Exemplo',
  payerDocument: '12345678909',
  payerInstitutionIspb: '00000000',
  payerInstitutionName: 'Banco de Exemplo',
  receiverName: 'Loja de Exemplo',
  receiverDocument: '11222333000181',
  receiverInstitutionIspb: '99999999',
  receiverInstitutionName: 'Serviço de Exemplo',
  endToEndId: 'E00000000202601151302EXEMPLO0001',
  paidAt: changed,
  updatedAt: changed,
} as const;

const refund = { refundAmount: '10.50', refundReason: 'CUSTOMER_REQUEST', refundDescription: 'Devolução de exemplo' };

const infraction = {
  id: 'exemplo-infracao-1',
  protocol: 'EXEMPLO-0001',
  status: 'OPEN',
  type: 'FRAUD',
  reportedBy: 'DEBITED_PARTICIPANT',
  reportDetails: 'Texto de exemplo de quem contesta.',
  analysisResult: null,
  analysisDetails: null,
  reportedAt: changed,
  expiresAt: '2026-01-22T13:02:30.000Z',
  createdAt: changed,
  updatedAt: changed,
};

/** A charge as the card interface has it; amounts are cents. */
const cardCharge = {
  id: '00000000-0000-4000-8000-000000000001',
  externalId: 'venda-de-exemplo-1',
  postbackUrl: 'https://loja.example/cartao/postbacks',
  amount: 1050,
  paymentType: 'creditcard',
  createdAt: created,
  updatedAt: changed,
  customer: { name: 'Pessoa de Exemplo', identity: '12345678909', identityType: 'CPF' },
  creditCardPayment: {
    installments: 1,
    currency: 'BRL',
    status: 2,
    reversedAmount: null,
    reversedDate: null,
    card: { number: '000000******0000', holder: 'PESSOA DE EXEMPLO', expiration: '12/2030', brand: 'Visa' },
    chargebacks: [],
  },
  recurrentPaymentId: null,
  recurrenceCycle: null,
};

const chargeback = { number: 'EXEMPLO-1', amount: 1050, status: 'RECEIVED', reasonCode: '10.4', issuedAt: changed };

const examples: Readonly<Record<CallbackEventName, object>> = {
  TRANSACTION_PENDING: pending,
  TRANSACTION_COMPLETED: paid,
  TRANSACTION_CANCELED: { ...pending, status: 'CANCELED', qrCodeText: null, cancellationReason: 'Motivo de exemplo', updatedAt: changed },
  TRANSACTION_WAITING_FOR_REFUND: { ...paid, ...refund, status: 'WAITING_FOR_REFUND', refundStatus: 'PENDING' },
  TRANSACTION_REFUNDED: {
    ...paid,
    ...refund,
    status: 'REFUNDED',
    refundStatus: 'COMPLETED',
    refundEndToEndId: 'D00000000202601151305EXEMPLO0001',
    refundedAt: '2026-01-15T13:05:00.000Z',
    updatedAt: '2026-01-15T13:05:00.000Z',
  },
  TRANSACTION_EXPIRED: { ...pending, status: 'EXPIRED', qrCodeText: null, updatedAt: '2026-01-15T13:10:00.000Z' },
  TRANSACTION_ERROR: { ...pending, status: 'ERROR', qrCodeText: null, updatedAt: changed },
  TRANSACTION_SUSPECTED_FRAUD: paid,
  TRANSACTION_SUSPECTED_FRAUD_REVERSAL: paid,
  INFRACTION_CHANGED: { ...paid, infraction },
  'charge.update': { event: 'charge.update', data: cardCharge },
  'antifraud.update': { event: 'antifraud.update', data: cardCharge },
  chargeback: {
    event: 'chargeback',
    data: { ...cardCharge, creditCardPayment: { ...cardCharge.creditCardPayment, chargebacks: [chargeback] } },
  },
  'recurrence.cycle': {
    event: 'recurrence.cycle',
    data: { ...cardCharge, recurrentPaymentId: '00000000-0000-4000-8000-000000000002', recurrenceCycle: 1 },
  },
};

/** The body of a callback of this event, as the contract has it, with values that are plainly examples. */
export function callbackExample(event: CallbackEventName): object {
  return examples[event];
}
