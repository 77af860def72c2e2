import { demoToken, tokenText } from '@/sandbox/accounts/token';
import { changeChargeState, commandChargeback, commandChargebackDecision } from '@/sandbox/control/change-charge-state';
import {
  cardSale,
  chargebackCommand,
  chargebackDecision,
  chargeCommand,
  recurrenceCommand,
  testCertificateCommand,
} from '@/sandbox/control/commands/card-commands';
import { ConflictError } from '@/sandbox/control/conflict-error';
import { requireAccount } from '@/sandbox/control/require-account';
import { storeCardCharge, storedCardCharges } from '@/sandbox/control/stored-card-charges';
import { type RecurrenceRow, recurrenceToWire } from '@/sandbox/recurrence-records/recurrence-row';
import { runCycle } from '@/sandbox/recurrences/run-cycle';
import { deactivate } from '@/sandbox/recurrences/update-recurrence';
import type { Services } from '@/sandbox/services';
import type { MountControl } from './mount-routes';

/** How a client reaches the card half as the account of a token. */
export function cardConnection({ card }: Services, token: string) {
  return { url: card.url, ...card.clients.credentialsOf(token), ...card.certificates.files };
}

export const cardControl: MountControl = (door, services) => {
  const { card, sql, clock, jobs } = services;

  door.get('/card', (context) => context.json(cardConnection(services, tokenText.parse(context.req.query('token') ?? demoToken))));

  door.post('/card/certificates', async (context) => {
    const { kind } = testCertificateCommand.parse(await context.req.json());
    return context.json(await card.certificates.writeTestClient(kind), 201);
  });

  door.get('/card/postbacks', async (context) => {
    const account = await requireAccount(services, context.req.query('token') ?? demoToken);
    const rows = await sql<{ event: string; body: string }[]>`
      select id, charge_id, event, url, body, attempts, status, due_at, created_at from card_postbacks
      where account_id = ${account.id} order by created_at desc, id desc limit 1000`;
    return context.json({ data: rows.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) })) });
  });

  door.get('/card/charges', async (context) => context.json(await storedCardCharges(services, context.req.query())));

  door.post('/card/charges', async (context) =>
    context.json(await storeCardCharge(services, cardSale.parse(await context.req.json())), 201),
  );
  door.post('/card/charges/:id', async (context) =>
    context.json(await changeChargeState(services, context.req.param('id'), chargeCommand.parse(await context.req.json()))),
  );
  door.post('/card/charges/:id/chargebacks', async (context) =>
    context.json(await commandChargeback(services, context.req.param('id'), chargebackCommand.parse(await context.req.json())), 201),
  );
  door.post('/card/charges/:id/chargebacks/:number', async (context) => {
    const { id, number } = context.req.param();
    return context.json(await commandChargebackDecision(services, id, number, chargebackDecision.parse(await context.req.json())));
  });

  door.post('/card/recurrences/:id', async (context) => {
    const { token, move } = recurrenceCommand.parse(await context.req.json());
    const account = await requireAccount(services, token);
    const moved = await sql.begin(async (tx) => {
      const [row] = await tx<RecurrenceRow[]>`
        select * from recurrences where account_id = ${account.id} and id = ${context.req.param('id')} for update`;
      if (row?.status !== 'ACTIVE') throw new ConflictError('there is no such recurrence, or it is not active');
      if (move === 'run-cycle' && row.nextOn === null) throw new ConflictError('no cycle is ahead');
      return move === 'run-cycle' ? runCycle(tx, row, clock.now()) : deactivate(tx, row, clock.now());
    });
    await jobs.nudge('recurrences');
    void jobs.nudge('card-postbacks');
    return context.json(recurrenceToWire(moved));
  });
};
