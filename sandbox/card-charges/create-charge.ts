import type { ParsedBodyOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { startRecurrence } from '@/sandbox/recurrence-records/start-recurrence';
import type { Services } from '@/sandbox/services';
import type { ChargeDetails, ChargeRow } from './charge-row';
import { requireChargeable } from './charge-rules';
import { behaviorOf } from './decision/card-behavior';
import { cardBrand, maskCard } from './decision/card-brand';
import { enqueuePostback } from './enqueue-postback';
import { insertCharges, newCharge } from './insert-charge';

type Body = ParsedBodyOf<'cardCharges.create'>;

const decisionDelay = 60_000;
const notDenied = new Set(['PAID', 'AUTHORIZED', 'PENDING', 'NOT_FINISHED']);

/**
 * Charges a card (interface: Card interface, POST /charges). A charge that the issuer denies is stored like any other. A recurrence
 * starts only when the first charge is not denied.
 * @throws ServiceProblem when a rule is broken or a test card asks for it.
 */
export async function createCharge({ sql, clock, jobs }: Services, account: Account, body: Body): Promise<ChargeRow> {
  const at = clock.now();
  const behavior = behaviorOf(body.creditCardPayment.card.number);
  requireChargeable(body, account.settings, at);
  if (behavior.refusal && !behavior.refusal.stored) throw new ServiceProblem(behavior.refusal.code);

  const charge = await sql.begin(async (tx) => {
    const given = {
      accountId: account.id,
      externalId: body.externalId,
      amount: body.amount,
      postbackUrl: body.postbackUrl ?? null,
      details: detailsOf(body),
      createdAt: at.toISOString(),
      dueAt: behavior.settlesAutomatically ? new Date(at.getTime() + decisionDelay).toISOString() : null,
    };
    const recurrence =
      body.recurrence && notDenied.has(behavior.first) ? await startRecurrence(tx, account.id, body.recurrence, body.amount, at) : {};
    const created = newCharge({ ...given, ...recurrence }, { state: behavior.first, reasonCode: behavior.reasonCode });
    await insertCharges(tx, [created]);
    await enqueuePostback(tx, created, 'charge.update', at);
    if (body.creditCardPayment.fraudAnalysis) await enqueuePostback(tx, created, 'antifraud.update', at);
    return created;
  });
  if (charge.dueAt) jobs.wakeBy('card-decisions', new Date(charge.dueAt));
  if (body.recurrence) void jobs.trigger('recurrences');
  void jobs.trigger('card-postbacks');
  if (behavior.refusal) throw new ServiceProblem(behavior.refusal.code);
  return charge;
}

/** The stored details of a request. Of the card only what may be shown is kept. */
function detailsOf({ customer, cart, creditCardPayment, recurrence }: Body): ChargeDetails {
  const { installments, authenticate = false, currency, card } = creditCardPayment;
  const { name, identity = null, identityType = null, email = null, birthdate = null, phone = null, address } = customer;
  return {
    customer: { name, identity, identityType, email, birthdate, phone, address: address ? { complement: null, ...address } : null },
    cart: cart.map(({ sku = null, ...item }) => ({ ...item, sku })),
    installments,
    authenticate,
    currency,
    card: { number: maskCard(card.number), holder: card.holder, expiration: card.expiration, brand: cardBrand(card.number) ?? '' },
    recurrence: recurrence ? { interval: recurrence.interval, endDate: recurrence.endDate ?? null } : null,
  };
}
