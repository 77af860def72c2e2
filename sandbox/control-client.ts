import { callbackClient } from '@/sandbox/control/client/callback-client';
import { cardClient } from '@/sandbox/control/client/card-client';
import type { ControlCall } from '@/sandbox/control/client/control-call';
import { infractionClient } from '@/sandbox/control/client/infraction-client';
import { pixClient } from '@/sandbox/control/client/pix-client';
import { variantClient } from '@/sandbox/control/client/variant-client';
import type { AccountChange, AccountCommand, ClockCommand, TransactionCommand } from '@/sandbox/control/commands/account-commands';
import type { TransactionWire } from '@/sandbox/transaction-records/transaction-row';
import type { Account } from './accounts/account';
import type { InjectedFault, InjectedFaultCommand } from './injected-faults/injected-fault';

interface Time {
  readonly now: string;
  readonly speed: number;
}

/**
 * The sandbox's control routes as functions, for tests and benches in other processes.
 * `origin` is where the sandbox listens, without a path: `http://localhost:4010`.
 */
export function controlClient(origin: string) {
  const call: ControlCall = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${origin}/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /control${path}: ${answer.status} ${text}`);
    // The door answers what its own code returns, and T names the type of that.
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const search = (query: Record<string, string>) => new URLSearchParams(query).toString();

  return {
    ...callbackClient(call),
    ...cardClient(call),
    ...pixClient(call),
    ...infractionClient(call),
    ...variantClient(call),
    health: () => call<Time & { status: 'ok' }>('GET', '/health'),
    createAccount: (order: AccountCommand) => call<Account>('POST', '/accounts', order),
    /** Makes an account anew: without anything it had, or with a past of so many transactions. */
    resetAccount: ({ token, ...order }: AccountCommand) => call<Account>('POST', `/accounts/${token}/reset`, order),
    changeAccount: (token: string, change: AccountChange) => call<Account>('PATCH', `/accounts/${token}`, change),
    addFault: (order: InjectedFaultCommand) => call<InjectedFault>('POST', '/faults', order),
    faults: () => call<{ data: InjectedFault[] }>('GET', '/faults'),
    /** Takes back the faults meant for one token, or all there are. */
    clearFaults: async (token?: string): Promise<void> => {
      await call('DELETE', `/faults${token ? `?${search({ token })}` : ''}`);
    },
    /** Ends a report that is under way without a file. */
    failReport: async (id: string): Promise<void> => {
      await call('POST', `/reports/${id}/fail`);
    },
    clock: () => call<Time>('GET', '/clock'),
    setClock: (order: ClockCommand) => call<Time>('POST', '/clock', order),
    /** Stores one transaction exactly as given and leaves the balance alone. */
    insertTransaction: (order: TransactionCommand) => call<TransactionWire>('POST', '/transactions', order),
    /** What is really stored: newest first, at most 1,000. */
    storedTransactions: (query: { token: string; id?: string; clientReference?: string }) =>
      call<{ data: TransactionWire[] }>('GET', `/transactions?${search(query)}`),
  };
}

export type ControlClient = ReturnType<typeof controlClient>;
