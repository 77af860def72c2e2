import { demoToken, tokenText } from '@/sandbox/accounts/token';
import { changeChargeState, contestCharge, decideContestedCharge } from '@/sandbox/control/change-charge-state';
import {
  cardChargeTransition,
  chargebackCommand,
  chargebackDecision,
  recurrenceTransition,
  storedCardCharge,
  testCertificateCommand,
} from '@/sandbox/control/commands/card-commands';
import { ConflictError } from '@/sandbox/control/conflict-error';
import { requireAccount } from '@/sandbox/control/require-account';
import { storeCardCharge, storedCardCharges } from '@/sandbox/control/stored-card-charges';
import { type RecurrenceRow, recurrenceToWire } from '@/sandbox/recurrence-records/recurrence-row';
import { runCycle } from '@/sandbox/recurrences/run-cycle';
import { deactivate } from '@/sandbox/recurrences/update-recurrence';
import type { Services } from '@/sandbox/services';
import type { MountRoutes } from './mount-routes';

/** The URL, credentials and certificate files with which an account's client connects. */
export function cardConnection({ card }: Services, token: string) {
  return { url: card.url, ...card.clients.credentialsOf(token), ...card.certificates.files };
}

export const cardRoutes: MountRoutes = (app, services) => {
  const { card, sql, clock, jobs } = services;

  app.get('/card', (context) => context.json(cardConnection(services, tokenText.parse(context.req.query('token') ?? demoToken))));

  app.post('/card/certificates', async (context) => {
    const { kind } = testCertificateCommand.parse(await context.req.json());
    return context.json(await card.certificates.writeTestClient(kind), 201);
  });

  app.get('/card/postbacks', async (context) => {
    const account = await requireAccount(services, context.req.query('token') ?? demoToken);
    const rows = await sql<{ event: string; body: string }[]>`
      select id, charge_id, event, url, body, attempts, status, due_at, created_at from card_postbacks
      where account_id = ${account.id} order by created_at desc, id desc limit 1000`;
    return context.json({ data: rows.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) })) });
  });

  app.get('/card/charges', async (context) => context.json(await storedCardCharges(services, context.req.query())));

  app.post('/card/charges', async (context) =>
    context.json(await storeCardCharge(services, storedCardCharge.parse(await context.req.json())), 201),
  );
  app.post('/card/charges/:id', async (context) =>
    context.json(await changeChargeState(services, context.req.param('id'), cardChargeTransition.parse(await context.req.json()))),
  );
  app.post('/card/charges/:id/chargebacks', async (context) =>
    context.json(await contestCharge(services, context.req.param('id'), chargebackCommand.parse(await context.req.json())), 201),
  );
  app.post('/card/charges/:id/chargebacks/:number', async (context) => {
    const { id, number } = context.req.param();
    return context.json(await decideContestedCharge(services, id, number, chargebackDecision.parse(await context.req.json())));
  });

  app.post('/card/recurrences/:id', async (context) => {
    const { token, move } = recurrenceTransition.parse(await context.req.json());
    const account = await requireAccount(services, token);
    const changed = await sql.begin(async (tx) => {
      const [row] = await tx<RecurrenceRow[]>`
        select * from recurrences where account_id = ${account.id} and id = ${context.req.param('id')} for update`;
      if (row?.status !== 'ACTIVE') throw new ConflictError('there is no such recurrence, or it is not active');
      if (move === 'run-cycle' && row.nextOn === null) throw new ConflictError('no cycle is ahead');
      return move === 'run-cycle' ? runCycle(tx, row, clock.now()) : deactivate(tx, row, clock.now());
    });
    await jobs.trigger('recurrences');
    void jobs.trigger('card-postbacks');
    return context.json(recurrenceToWire(changed));
  });
};
