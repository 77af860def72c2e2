import { z } from 'zod';
import { callbackUrl } from '@/lib/contracts/body-field.shape';
import { webhookEvents } from '@/lib/contracts/pix/webhooks';
import { tokenText } from '@/sandbox/accounts/token';

/** Has a transaction told as it stands; `event` is the webhooks' name of what happened. */
export const callbackCommand = z.strictObject({
  token: tokenText,
  transactionId: z.string(),
  event: z.enum(webhookEvents).optional(),
});

/** A webhook that the interface would not take: a plain `http` address, or a secret that is known beforehand. */
export const webhookCommand = z.strictObject({
  token: tokenText,
  url: callbackUrl,
  events: z.array(z.enum(webhookEvents)).default([]),
  secret: z.string().min(1).nullable().default(null),
  active: z.boolean().default(true),
});

/** Waits at most `seconds` until nothing is left to send that is due. */
export const idleCommand = z.strictObject({
  token: tokenText.optional(),
  seconds: z.coerce.number().positive().max(120).default(30),
});

export type CallbackCommand = z.input<typeof callbackCommand>;
export type WebhookCommand = z.input<typeof webhookCommand>;
