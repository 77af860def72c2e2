import type { CardCredentials } from '@/sandbox/card-access/card-clients';
import type { ChargeWire } from '@/sandbox/card-charges/charge-row';
import type { Certificates, ClientFiles } from '@/sandbox/certificates/certificates';
import type {
  CardChargeTransition,
  ChargebackCommand,
  ChargebackDecision,
  RecurrenceTransition,
  StoredCardChargeCommand,
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

/** Control calls for cards. */
export function cardClient(call: ControlCall) {
  return {
    /** The URL, credentials and certificate files with which an account's client connects. */
    cardConnection: (token = 'sandbox') => call<CardConnection>('GET', `/card?token=${token}`),
    /** Writes a client certificate that must be refused. */
    issueTestCertificate: (kind: TestCertificateCommand['kind']) => call<ClientFiles>('POST', '/card/certificates', { kind }),
    /** Postbacks, newest first, at most 1,000. */
    postbacks: (token = 'sandbox') => call<{ data: Postback[] }>('GET', `/card/postbacks?token=${token}`),
    /** Stores a charge as given, with its recurrence if any. */
    insertCardCharge: (command: StoredCardChargeCommand = {}) => call<ChargeWire>('POST', '/card/charges', command),
    /** The stored charges, newest first, at most 1,000. */
    storedCardCharges: (query: { token: string; id?: string; externalId?: string }) =>
      call<{ data: ChargeWire[] }>('GET', `/card/charges?${new URLSearchParams(query)}`),
    transitionCharge: (id: string, command: CardChargeTransition) => call<ChargeWire>('POST', `/card/charges/${id}`, command),
    addChargeback: (id: string, command: ChargebackCommand = {}) => call<ChargeWire>('POST', `/card/charges/${id}/chargebacks`, command),
    decideChargeback: (id: string, number: string, command: ChargebackDecision) =>
      call<ChargeWire>('POST', `/card/charges/${id}/chargebacks/${number}`, command),
    moveRecurrence: (id: string, command: RecurrenceTransition) =>
      call<ReturnType<typeof recurrenceToWire>>('POST', `/card/recurrences/${id}`, command),
  };
}
