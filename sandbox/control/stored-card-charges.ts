import { behaviorOf } from '@/sandbox/card-charges/card-behavior';
import { cardBrand, maskCard } from '@/sandbox/card-charges/card-brand';
import type { ChargeRow, ChargeWire } from '@/sandbox/card-charges/charge-row';
import { enqueuePostback } from '@/sandbox/card-charges/enqueue-postback';
import { insertCharges, newCharge } from '@/sandbox/card-charges/insert-charge';
import { chargesToWire, chargeWire } from '@/sandbox/card-charges/stored-charges';
import type { CardSale } from '@/sandbox/control/commands/card-commands';
import { dueOf, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';
import { newRecurrence } from '@/sandbox/recurrence-records/start-recurrence';
import type { Services } from '@/sandbox/services';
import { requireAccount } from './require-account';

const most = 1_000;

/** What is really stored, newest first, by `token` and, if given, `id` or `externalId`. */
export async function storedCardCharges(services: Services, query: Record<string, string>): Promise<{ data: ChargeWire[] }> {
  const { sql } = services;
  const { token = '', id, externalId } = query;
  const account = await requireAccount(services, token);
  const rows = await sql<ChargeRow[]>`
    select * from card_charges where account_id = ${account.id}
      ${id ? sql`and id = ${id}` : sql``} ${externalId ? sql`and external_id = ${externalId}` : sql``}
    order by created_at desc, id desc limit ${most}`;
  return { data: await chargesToWire(sql, rows) };
}

/** Stores a charge somebody else has made, now or earlier, as its card has it answered; told to its `postbackUrl` like any other. */
export async function storeCardCharge(services: Services, { token, card, name, recurrence, ...sale }: CardSale): Promise<ChargeWire> {
  const { sql, clock, jobs } = services;
  const account = await requireAccount(services, token);
  const at = sale.createdAt === undefined ? clock.now() : new Date(sale.createdAt);
  const { first: state, reasonCode } = behaviorOf(card);
  const begun = recurrence && newRecurrence(account.id, recurrence, sale.amount, at);
  const charge = newCharge(
    {
      accountId: account.id,
      externalId: sale.externalId,
      amount: sale.amount,
      postbackUrl: sale.postbackUrl,
      createdAt: at.toISOString(),
      details: {
        customer: { name, identity: null, identityType: null, email: null, birthdate: null, phone: null, address: null },
        cart: [{ name: 'Venda', quantity: 1, sku: null, unitPrice: sale.amount }],
        installments: 1,
        authenticate: false,
        currency: 'BRL',
        card: { number: maskCard(card), holder: name.toUpperCase(), expiration: '12/2034', brand: cardBrand(card) ?? '' },
        recurrence: recurrence ? { interval: recurrence.interval, endDate: recurrence.endDate ?? null } : null,
      },
      ...(begun ? { recurrentPaymentId: begun.id, recurrenceCycle: 0 } : {}),
    },
    { state, reasonCode },
  );
  const wire = await sql.begin(async (tx) => {
    if (begun) await tx`insert into recurrences ${tx({ ...(recurrence.stopped ? stopped(begun) : begun) })}`;
    await insertCharges(tx, [charge]);
    await enqueuePostback(tx, charge, 'charge.update', at);
    return chargeWire(tx, charge);
  });
  if (begun) await jobs.nudge('recurrences');
  void jobs.nudge('card-postbacks');
  return wire;
}

/** No cycle of it was charged: those of the days since are missed. */
function stopped(begun: RecurrenceRow): RecurrenceRow {
  const idle = { ...begun, status: 'INACTIVE', nextOn: null } as const;
  return { ...idle, dueAt: dueOf(idle) };
}
