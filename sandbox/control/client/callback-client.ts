import type { DeliveryWire } from '@/sandbox/callbacks/delivery-record';
import type { CallbackCommand, WebhookCommand } from '@/sandbox/control/commands/callback-commands';
import type { PendingCallbacks } from '@/sandbox/outbox/pending-callbacks';
import type { WebhookWire } from '@/sandbox/webhooks/webhook-row';
import type { ControlCall } from './control-call';

/** Control calls for callbacks and webhooks. */
export function callbackClient(call: ControlCall) {
  return {
    /** Delivery attempts, newest first, at most 1,000. */
    deliveries: (query: { token: string; transactionId?: string }) =>
      call<{ data: DeliveryWire[] }>('GET', `/callbacks?${new URLSearchParams(query)}`),
    /** Enqueues callbacks about the present state of a transaction. */
    sendCallback: (command: CallbackCommand) => call<undefined>('POST', '/callbacks', command),
    pendingCallbacks: (token: string) => call<PendingCallbacks>('GET', `/callbacks/pending?token=${token}`),
    /** Waits until no due callback is left, for one account or all. Rejects after `seconds`. */
    callbacksIdle: (token?: string, seconds = 30) => call<PendingCallbacks>('POST', '/callbacks/idle', { token, seconds }),
    /** Registers a webhook that the interface would refuse: with a plain `http` URL or a known secret. */
    createWebhook: (command: WebhookCommand) => call<WebhookWire>('POST', '/webhooks', command),
  };
}
