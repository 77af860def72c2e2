import type { ChargeRow, ChargeWire } from '@/sandbox/card-charges/charge-row';
import { behaviorOf } from '@/sandbox/card-charges/decision/card-behavior';
import { cardBrand, maskCard } from '@/sandbox/card-charges/decision/card-brand';
import { enqueuePostback } from '@/sandbox/card-charges/enqueue-postback';
import { insertCharges, newCharge } from '@/sandbox/card-charges/insert-charge';
import { chargesToWire, chargeWire } from '@/sandbox/card-charges/stored-charges';
import type { StoredCardCharge } from '@/sandbox/control/commands/card-commands';
import { dueOf, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';
import { newRecurrence } from '@/sandbox/recurrence-records/start-recurrence';
import type { Services } from '@/sandbox/services';
import { requireAccount } from './require-account';

const maxRows = 1_000;

/** Lists the stored charges of `token`, newest first, optionally filtered by `id` or `externalId`. */
export async function storedCardCharges(services: Services, query: Record<string, string>): Promise<{ data: ChargeWire[] }> {
  const { sql } = services;
  const { token = '', id, externalId } = query;
  const account = await requireAccount(services, token);
  const rows = await sql<ChargeRow[]>`
    select * from card_charges where account_id = ${account.id}
      ${id ? sql`and id = ${id}` : sql``} ${externalId ? sql`and external_id = ${externalId}` : sql``}
    order by created_at desc, id desc limit ${maxRows}`;
  return { data: await chargesToWire(sql, rows) };
}

/**
 * Stores a charge that another program has made, now or earlier, with the answer that its card gives. Its `postbackUrl` is notified as
 * usual.
 */
export async function storeCardCharge(
  services: Services,
  { token, card, name, recurrence, ...command }: StoredCardCharge,
): Promise<ChargeWire> {
  const { sql, clock, jobs } = services;
  const account = await requireAccount(services, token);
  const at = command.createdAt === undefined ? clock.now() : new Date(command.createdAt);
  const { first: state, reasonCode } = behaviorOf(card);
  const started = recurrence && newRecurrence(account.id, recurrence, command.amount, at);
  const charge = newCharge(
    {
      accountId: account.id,
      externalId: command.externalId,
      amount: command.amount,
      postbackUrl: command.postbackUrl,
      createdAt: at.toISOString(),
      details: {
        customer: { name, identity: null, identityType: null, email: null, birthdate: null, phone: null, address: null },
        cart: [{ name: 'Venda', quantity: 1, sku: null, unitPrice: command.amount }],
        installments: 1,
        authenticate: false,
        currency: 'BRL',
        card: { number: maskCard(card), holder: name.toUpperCase(), expiration: '12/2034', brand: cardBrand(card) ?? '' },
        recurrence: recurrence ? { interval: recurrence.interval, endDate: recurrence.endDate ?? null } : null,
      },
      ...(started ? { recurrentPaymentId: started.id, recurrenceCycle: 0 } : {}),
    },
    { state, reasonCode },
  );
  const wire = await sql.begin(async (tx) => {
    if (started) await tx`insert into recurrences ${tx({ ...(recurrence.stopped ? deactivated(started) : started) })}`;
    await insertCharges(tx, [charge]);
    await enqueuePostback(tx, charge, 'charge.update', at);
    return chargeWire(tx, charge);
  });
  if (started) await jobs.trigger('recurrences');
  void jobs.trigger('card-postbacks');
  return wire;
}

/** An inactive recurrence without charged cycles, so its cycles since then are missed. */
function deactivated(recurrence: RecurrenceRow): RecurrenceRow {
  const idle = { ...recurrence, status: 'INACTIVE', nextOn: null } as const;
  return { ...idle, dueAt: dueOf(idle) };
}
