import type { DeliveryWire } from '@/sandbox/callbacks/delivery-record';
import type { CallbackCommand, WebhookCommand } from '@/sandbox/control/commands/callback-commands';
import type { PendingCallbacks } from '@/sandbox/outbox/pending-callbacks';
import type { WebhookWire } from '@/sandbox/webhooks/webhook-row';
import type { ControlCall } from './control-call';

/** The control routes's orders about callbacks and webhooks. */
export function callbackClient(call: ControlCall) {
  return {
    /** Attempts to deliver that were made, newest first, at most 1,000. */
    deliveries: (query: { token: string; transactionId?: string }) =>
      call<{ data: DeliveryWire[] }>('GET', `/callbacks?${new URLSearchParams(query)}`),
    /** Has a transaction told as it stands now. */
    sendCallback: (order: CallbackCommand) => call<undefined>('POST', '/callbacks', order),
    waitingCallbacks: (token: string) => call<PendingCallbacks>('GET', `/callbacks/waiting?token=${token}`),
    /** Waits until nothing that is due is left to send, for one account or all; fails after so many seconds. */
    callbacksIdle: (token?: string, seconds = 30) => call<PendingCallbacks>('POST', '/callbacks/idle', { token, seconds }),
    /** Registers a webhook that the interface would not take: a plain `http` address, a known secret. */
    createWebhook: (order: WebhookCommand) => call<WebhookWire>('POST', '/webhooks', order),
  };
}
