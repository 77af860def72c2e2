import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { callOutcomes, callStarters } from '@/lib/contracts/office/developers/service-calls';
import { variantNames, variantValues } from '@/lib/contracts/office/developers/variants';
import { serviceAreas } from '@/lib/contracts/service-areas';
import { instant } from '@/lib/server/database/column-kinds';

/** Our calls to the service: ids, codes and times, and nothing of what was sent or answered. Written in batches, removed after the setting's days. */
export const serviceCalls = pgTable(
  'service_calls',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    requestId: text('request_id').notNull(),
    serviceRequestId: text('service_request_id'),
    endpoint: text('endpoint').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    area: text('area', { enum: serviceAreas }).notNull(),
    startedBy: text('started_by', { enum: callStarters }).notNull(),
    outcome: text('outcome', { enum: callOutcomes }).notNull(),
    status: integer('status'),
    code: text('code'),
    ms: integer('ms').notNull(),
  },
  (table) => [
    index('service_calls_at').on(table.at, table.id),
    index('service_calls_request').on(table.requestId),
    index('service_calls_service_request').on(table.serviceRequestId).where(sql`service_request_id is not null`),
    index('service_calls_not_ok').on(table.at, table.id).where(sql`outcome <> 'ok'`),
  ],
);

/** How the service's deliveries to each destination ended, hour by hour. A destination is an address without query, ids and secrets. */
export const deliveryCounts = pgTable(
  'delivery_counts',
  {
    destination: text('destination').notNull(),
    hour: instant('hour').notNull(),
    accepted: integer('accepted').notNull(),
    slow: integer('slow').notNull(),
    refused: integer('refused').notNull(),
    failed: integer('failed').notNull(),
    timedOut: integer('timed_out').notNull(),
    /** How many had an answer with its time, and the sum of those times. */
    answered: integer('answered').notNull(),
    answeredMs: bigint('answered_ms', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.destination, table.hour] })],
);

/** The destinations that were counted, at most a few dozen, with the last that each accepted and the last that failed. */
export const deliveryDestinations = pgTable('delivery_destinations', {
  destination: text('destination').primaryKey(),
  /** Whether it is the whole address of everything that was counted under it. */
  exact: boolean('exact').notNull(),
  acceptedAt: instant('accepted_at'),
  failedAt: instant('failed_at'),
  /** Null where there was no answer. */
  failedStatus: integer('failed_status'),
  failedDelivery: text('failed_delivery'),
});

/**
 * What the service last showed of each variant, by where it was seen: a row for each answer, so that the one before is still known. `since` begins anew
 * when another answer came in between.
 */
export const serviceVariants = pgTable(
  'service_variants',
  {
    variant: text('variant', { enum: variantNames }).notNull(),
    place: text('place').notNull(),
    value: text('value', { enum: variantValues }).notNull(),
    since: instant('since').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant, table.place, table.value] })],
);

/** When each kind of call to the service was last let through, and last refused in each way: one row each, replaced by the next. */
export const serviceAdmissions = pgTable(
  'service_admissions',
  {
    endpoint: text('endpoint').notNull(),
    admission: text('admission').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.endpoint, table.admission] })],
);
