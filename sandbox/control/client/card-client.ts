import type { CardCredentials } from '@/sandbox/card-access/card-clients';
import type { ChargeWire } from '@/sandbox/card-charges/charge-row';
import type { Certificates, ClientFiles } from '@/sandbox/certificates/certificates';
import type {
  CardSaleCommand,
  ChargebackCommand,
  ChargebackDecision,
  ChargeCommand,
  RecurrenceCommand,
  TestCertificateCommand,
} from '@/sandbox/control/commands/card-commands';
import type { recurrenceToWire } from '@/sandbox/recurrence-records/recurrence-row';
import type { ControlCall } from './control-call';

type CardConnection = { readonly url: string } & CardCredentials & Certificates['files'];

interface Postback {
  readonly id: string;
  readonly chargeId: string;
  readonly event: string;
  readonly url: string;
  readonly body: { readonly event: string; readonly data: ChargeWire };
  readonly attempts: number;
  readonly status: number | null;
  readonly dueAt: string | null;
}

/** The control routes's orders about cards. */
export function cardClient(call: ControlCall) {
  return {
    /** How a client reaches the card half as the account of a token: address, id and secret, files of its certificates. */
    cardConnection: (token = 'sandbox') => call<CardConnection>('GET', `/card?token=${token}`),
    /** Writes a client's certificate that must be refused. */
    trialCertificate: (kind: TestCertificateCommand['kind']) => call<ClientFiles>('POST', '/card/certificates', { kind }),
    /** Newest first, at most 1,000. */
    postbacks: (token = 'sandbox') => call<{ data: Postback[] }>('GET', `/card/postbacks?token=${token}`),
    /** Stores one charge as given, and the recurrence it begins. */
    insertCardCharge: (order: CardSaleCommand = {}) => call<ChargeWire>('POST', '/card/charges', order),
    /** What is really stored: newest first, at most 1,000. */
    storedCardCharges: (query: { token: string; id?: string; externalId?: string }) =>
      call<{ data: ChargeWire[] }>('GET', `/card/charges?${new URLSearchParams(query)}`),
    moveCharge: (id: string, order: ChargeCommand) => call<ChargeWire>('POST', `/card/charges/${id}`, order),
    addChargeback: (id: string, order: ChargebackCommand = {}) => call<ChargeWire>('POST', `/card/charges/${id}/chargebacks`, order),
    decideChargeback: (id: string, number: string, order: ChargebackDecision) =>
      call<ChargeWire>('POST', `/card/charges/${id}/chargebacks/${number}`, order),
    moveRecurrence: (id: string, order: RecurrenceCommand) =>
      call<ReturnType<typeof recurrenceToWire>>('POST', `/card/recurrences/${id}`, order),
  };
}
