import type { Permission } from './office/permission';

/** The areas of the service as people work with them, in display order. */
export const serviceAreas = ['money-in', 'money-out', 'history', 'infractions', 'callbacks', 'cards', 'account'] as const;
export type ServiceArea = (typeof serviceAreas)[number];

type Resource = Permission extends infer P ? (P extends `${infer R}:${string}` ? R : never) : never;

const areas: Partial<Record<Resource, ServiceArea>> = {
  charges: 'money-in',
  'pending-deposits': 'money-in',
  withdrawals: 'money-out',
  transfers: 'money-out',
  refunds: 'money-out',
  'qr-codes': 'money-out',
  'pix-keys': 'money-out',
  transactions: 'history',
  statements: 'history',
  reports: 'history',
  receipts: 'history',
  infractions: 'infractions',
  callbacks: 'callbacks',
  webhooks: 'callbacks',
  'card-charges': 'cards',
  recurrences: 'cards',
  exchange: 'cards',
  'card-tokens': 'cards',
};

/** The area of a call, derived from its permission. */
export function serviceArea(permission: Permission): ServiceArea {
  const [, area] = Object.entries(areas).find(([resource]) => permission.startsWith(`${resource}:`)) ?? [];
  return area ?? 'account';
}
