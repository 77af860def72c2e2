import { z } from 'zod';
import { webhookEvents } from '@/lib/contracts/pix/callbacks/webhooks';
import { callbackUrl } from '@/lib/contracts/shape/body-field.shape';
import { tokenText } from '@/sandbox/accounts/token';

/** Enqueues callbacks about the present state of a transaction. `event` is the name that webhooks use. */
export const callbackCommand = z.strictObject({
  token: tokenText,
  transactionId: z.string(),
  event: z.enum(webhookEvents).optional(),
});

/** A webhook that the interface would refuse: with a plain `http` URL or a known secret. */
export const webhookCommand = z.strictObject({
  token: tokenText,
  url: callbackUrl,
  events: z.array(z.enum(webhookEvents)).default([]),
  secret: z.string().min(1).nullable().default(null),
  active: z.boolean().default(true),
});

/** Waits at most `seconds` until no due callback is left. */
export const idleCommand = z.strictObject({
  token: tokenText.optional(),
  seconds: z.coerce.number().positive().max(120).default(30),
});

export type CallbackCommand = z.input<typeof callbackCommand>;
export type WebhookCommand = z.input<typeof webhookCommand>;
