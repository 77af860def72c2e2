import { expect } from 'vitest';
import type { z } from 'zod';
import { pathFor, searchFor } from '@/lib/contracts/address';
import { endpointNamed, type InputOf, type NamesOf } from '@/lib/contracts/registry';
import { shapes, type WireOf } from '@/lib/contracts/shapes';
import { wireToUnits } from '@/sandbox/money/units';
import type { TestSandbox } from './sandbox-for-tests';

/** The body of a call. */
export type Sent<N extends NamesOf<'pix'>> = (typeof shapes)[N] extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;

type Input<N extends NamesOf<'pix'>> = InputOf<N> & (Sent<N> extends undefined ? { body?: undefined } : { body: Sent<N> });

interface Refused {
  readonly status: number;
  readonly errorCode: string;
  readonly retryAfterSeconds?: number;
  readonly details?: readonly { field: string; reason: string }[];
  readonly message: string;
}

/** One account of the sandbox as its owner calls it. Every successful answer is parsed with its wire schema. */
export function merchantForTests(sandbox: () => TestSandbox, token: string) {
  const call = <N extends NamesOf<'pix'>>(name: N, input: Input<N>) => {
    const endpoint = endpointNamed(name);
    const { params, query, body } = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
    return sandbox().send(endpoint.method, `${pathFor(endpoint, params)}${searchFor(endpoint, query)}`, token, body);
  };

  const ok = async <N extends NamesOf<'pix'>>(name: N, input: Input<N>): Promise<WireOf<N>> => {
    const answer = await call(name, input);
    expect(answer).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
    return shapes[name].wire.parse(answer.body) as WireOf<N>;
  };

  return {
    token,
    ok,
    refused: async <N extends NamesOf<'pix'>>(name: N, input: Input<N>): Promise<Refused> => {
      const { status, body } = await call(name, input);
      expect(status).toBeGreaterThanOrEqual(400);
      return { ...(body as Refused), status };
    },
    balance: () => ok('balance.read', {}),
    /**
     * The whole statement, oldest first. Checks that every entry starts with the balance of the previous one and that the last is the
     * present balance.
     */
    closedStatement: async () => {
      const period = { createdAtFrom: '2000-01-01', createdAtTo: '2100-01-01', sortDirection: 'asc', limit: 100 };
      const lines: WireOf<'statements.read'>[] = [];
      for (let page = 1; ; page++) {
        const { data, hasNextPage } = await ok('statements.list', { query: { ...period, page } as never });
        lines.push(...data);
        if (!hasNextPage) break;
      }
      let before = { available: 0n, blocked: 0n };
      for (const line of lines) {
        expect({ available: wireToUnits(line.previousBalanceAvailable), blocked: wireToUnits(line.previousBalanceBlocked) }).toEqual(
          before,
        );
        const change = wireToUnits(line.amount) * (line.operation === 'DECREMENT' ? -1n : 1n);
        expect(change % 100n).toBe(0n);
        const after = { available: wireToUnits(line.newBalanceAvailable), blocked: wireToUnits(line.newBalanceBlocked) };
        expect(after.available - before.available).toBe(line.balanceType === 'AVAILABLE' ? change : 0n);
        expect(after.blocked - before.blocked).toBe(line.balanceType === 'BLOCKED' ? change : 0n);
        before = after;
      }
      const { available, blocked } = await ok('balance.read', {});
      expect({ available: wireToUnits(available), blocked: wireToUnits(blocked) }).toEqual(before);
      return lines;
    },
  };
}
