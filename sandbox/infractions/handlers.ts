import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { Created } from '@/sandbox/routing/handler-result';
import { createDefense } from './defense/create-defense';
import { listDefenses } from './defense/list-defenses';
import { findInfraction, infractionsToWire, listInfractions } from './select-infractions';

const defaultLimit = 20;

/** interface: Infractions (MED). */
export const infractionHandlers = {
  async 'infractions.list'({ account, query, sql, clock, baseUrl }) {
    const { limit = defaultLimit } = query;
    const rows = await listInfractions(sql, account.id, query, limit);
    const data = await infractionsToWire(sql, account.id, rows.slice(0, limit), baseUrl, clock.now());
    return { data, hasNextPage: rows.length > limit };
  },

  async 'infractions.read'({ account, params, sql, clock, baseUrl }) {
    const row = await findInfraction(sql, account.id, params.id);
    const [infraction] = await infractionsToWire(sql, account.id, row ? [row] : [], baseUrl, clock.now());
    if (!infraction) throw new ServiceProblem('SVG404');
    return infraction;
  },

  async 'defenses.create'({ account, params, body, ...services }) {
    const id = await createDefense(services, account, params.id, body);
    void services.jobs.trigger('infractions');
    const defenses = await listDefenses(services.sql, account.id, [params.id], services.baseUrl, services.clock.now());
    const created = defenses.find((defense) => defense.id === id);
    if (!created) throw new Error(`defense ${id} is gone`);
    return new Created(created);
  },

  async 'defenses.list'({ account, params, sql, clock, baseUrl }) {
    if (!(await findInfraction(sql, account.id, params.id))) throw new ServiceProblem('SVG404');
    return listDefenses(sql, account.id, [params.id], baseUrl, clock.now());
  },

  async 'defenses.read'({ account, params, sql, clock, baseUrl }) {
    const defenses = await listDefenses(sql, account.id, [params.id], baseUrl, clock.now());
    const found = defenses.find((defense) => defense.id === params.defenseId);
    if (!found) throw new ServiceProblem('SVG404');
    return found;
  },
} satisfies Partial<Handlers<'pix'>>;
