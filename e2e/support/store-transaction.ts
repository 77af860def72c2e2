import { randomUUID } from 'node:crypto';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { accountToken, sandbox } from './stack';

type Order = NonNullable<Parameters<typeof sandbox.insertTransaction>[0]['transaction']>;

/** A reference nobody else uses, so that tests at the same time do not meet. */
export const freshReference = () => `e2e-${randomUUID()}`;

/** An end-to-end id with the published form, of the minute of an instant. */
export function freshEndToEndId(instant: string): string {
  return `E18236120${instant.slice(0, 16).replaceAll(/[-T:]/g, '')}${randomUUID().replaceAll('-', '').slice(0, 11)}`;
}

/** Inserts a deposit paid now into the sandbox, with the given changes. */
export function storeTransaction(order: Order = {}) {
  const at = order.createdAt ?? new Date().toISOString();
  const transaction: Order = {
    status: 'COMPLETED',
    type: 'DEPOSIT',
    amount: 248.9,
    clientReference: freshReference(),
    endToEndId: freshEndToEndId(at),
    payerName: 'Helena Prado',
    serviceFeeCharged: 0.99,
    createdAt: at,
    updatedAt: at,
    paidAt: at,
    ...order,
  };
  return sandbox.insertTransaction({ token: accountToken, transaction });
}

/** The instant of a wall clock in São Paulo: `brasilia('2026-11-27', '23:59:59')`. Brasília keeps no summer time. */
export const brasilia = (day: string, time: string) => new Date(`${day}T${time}-03:00`).toISOString();

export const today = () => businessDay(new Date(), serviceZone);
