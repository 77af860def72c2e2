import { z } from 'zod';
import { webhookUrl } from '@/lib/contracts/shape/body-field.shape';
import { nullableText, optionalInstant, optionalText } from '@/lib/contracts/shape/field.shape';
import { listRecord } from '@/lib/contracts/shape/list.shape';
import { optionalFlag, optionalItems, optionalNumber } from '@/lib/contracts/shape/read-field.shape';
import { callbackRecord, callbackWire } from './callbacks.shape';
import { webhookEvents } from './webhooks';

const events = z.array(z.enum(webhookEvents));

const webhookWire = z.object({
  id: z.string(),
  url: z.string(),
  active: z.boolean(),
  events,
  hasSecret: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const webhookFields = {
  id: z.string().min(1),
  url: z.string(),
  active: optionalFlag,
  /** Empty for all events. Events of later versions are kept. */
  events: optionalItems(z.string()).transform((list) => list ?? []),
  hasSecret: optionalFlag,
  createdAt: optionalInstant,
  updatedAt: optionalInstant,
};

const webhookRecord = z.object(webhookFields);

const quantityRecord = z
  .object({ quantity: optionalNumber, count: optionalNumber, total: optionalNumber })
  .transform(({ quantity, count, total }) => ({ quantity: quantity ?? count ?? total }));

export const webhookShapes = {
  'webhooks.create': {
    body: z.strictObject({
      url: webhookUrl,
      events: events.optional(),
      generateSecret: z.boolean().default(false),
      active: z.boolean().default(true),
    }),
    wire: webhookWire.extend({ secret: nullableText }),
    /** The secret is returned only this once. */
    record: z.object({ ...webhookFields, secret: optionalText }),
  },
  'webhooks.list': { wire: z.object({ webhooks: z.array(webhookWire) }), record: listRecord(webhookRecord) },
  'webhooks.read': { wire: webhookWire, record: webhookRecord },
  'webhooks.change': {
    body: z
      .strictObject({ url: webhookUrl.optional(), active: z.boolean().optional(), events: events.optional() })
      .refine((change) => Object.keys(change).length > 0, 'nothing to change'),
    wire: webhookWire,
    record: webhookRecord,
  },
  'webhooks.remove': { wire: z.null(), record: z.null() },
  'webhooks.rotateSecret': { wire: z.object({ secret: z.string() }), record: z.object({ secret: z.string().min(1) }) },
  'webhooks.sentQuantity': { wire: z.object({ quantity: z.number() }), record: quantityRecord },
  'webhooks.readSent': { wire: callbackWire, record: callbackRecord },
  'webhooks.resend': {
    wire: z.object({ message: z.string(), count: z.number() }),
    record: z.object({ message: optionalText, count: optionalNumber }),
  },
};
