import 'server-only';
import { beforeAll, expect } from 'vitest';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';
import type { CardEnvironment } from '@/lib/server/environment/card-environment';
import { runExports } from '@/lib/server/exports/run-exports';
import { dispatchRecord } from '@/lib/server/gateway/dispatch-record';
import type { Services } from '@/lib/server/services';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createCardUpstream } from '@/lib/server/upstream/card/card-upstream';
import type { Upstream } from '@/lib/server/upstream/upstream';

/** The query for the whole past. */
export const always = 'dateFrom=2020-11-16T03:00:00.000Z&dateTo=2100-01-01T03:00:00.000Z';
/** The same for a list that filters by creation time. */
export const alwaysMade = 'createdAtFrom=2020-11-16T03:00:00.000Z&createdAtTo=2100-01-01T03:00:00.000Z';

/** A service for the tests of one file. */
interface Service {
  readonly origin: string;
  readonly control: {
    setClock(order: { now: string; speed: number }): Promise<unknown>;
    clock(): Promise<{ now: string }>;
    createAccount(order: { token: string; transactions: number }): Promise<unknown>;
    cardConnection(token: string): Promise<CardEnvironment>;
  };
}

/** Test setup: exports of a service with so many past transactions, requested by a given person, by default finance. */
export function exportsForTests(service: () => Service, transactions: number) {
  const office = officeForTests({ serviceUrl: () => `${service().origin}/v1` });
  let finance: Person;
  let card: Upstream;
  let begun: number;

  beforeAll(async () => {
    const { control } = service();
    // A fixed clock, because the sandbox's past depends on the time.
    await control.setClock({ now: '2026-11-27T15:00:00.000Z', speed: 0 });
    await control.createAccount({ token: canary, transactions });
    begun = Date.parse((await control.clock()).now);
    office.clock.now = new Date(begun);
    finance = await office.person('finance');
    card = createCardUpstream({ card: await control.cardConnection(canary), timeoutMs: 25_000 });
  });

  const services = (): Services => {
    const { upstream, ...others } = office.services();
    return { ...others, upstream: (request) => (request.endpoint.service === 'card' ? card : upstream)(request) };
  };

  const order = {
    list: 'transactions',
    form: 'machine',
    search: always,
    columns: ['createdAt', 'status', 'amount'],
    filters: [],
    locale: 'pt-BR',
    zone: 'America/Sao_Paulo',
  };

  async function ask(change: object = {}, as = finance): Promise<ExportRecord> {
    const answer = await office.send('POST', '/exports', { as, body: { ...order, ...change } });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  async function stateOf(id: string, as = finance): Promise<ExportRecord> {
    const { body } = await office.send('GET', '/exports', { as });
    return body.items.find((one: ExportRecord) => one.id === id);
  }

  return {
    office,
    order,
    finance: () => finance,
    /** A week earlier: when what a test adds to the past was created. */
    before: () => new Date(begun - 7 * 24 * 3_600_000).toISOString(),
    ask,
    stateOf,
    async made(change: object = {}, as = finance): Promise<ExportRecord> {
      const { id } = await ask(change, as);
      await runExports(services(), dispatchRecord);
      return stateOf(id, as);
    },
    download: (id: string, as = finance) => office.send('GET', `/exports/${id}/file`, { as }),
  };
}
