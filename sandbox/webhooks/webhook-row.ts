import type { WireOf } from '@/lib/contracts/shapes';

export type WebhookWire = WireOf<'webhooks.read'>;

export interface WebhookRow extends Omit<WebhookWire, 'hasSecret'> {
  readonly accountId: number;
  readonly secret: string | null;
}

/** Converts a webhook to the wire format, without its secret. */
export function webhookToWire({ accountId: _account, secret, ...row }: WebhookRow): WebhookWire {
  return { ...row, hasSecret: secret !== null };
}
