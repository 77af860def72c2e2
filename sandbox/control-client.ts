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
 * The control routes of the sandbox as functions, for tests and benchmarks in other processes.
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
    // The control routes return what the sandbox's own code builds; T names its type.
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
    createAccount: (command: AccountCommand) => call<Account>('POST', '/accounts', command),
    /** Deletes an account's data and creates it again, empty or with a history of `transactions` transactions. */
    resetAccount: ({ token, ...command }: AccountCommand) => call<Account>('POST', `/accounts/${token}/reset`, command),
    changeAccount: (token: string, change: AccountChange) => call<Account>('PATCH', `/accounts/${token}`, change),
    addFault: (command: InjectedFaultCommand) => call<InjectedFault>('POST', '/faults', command),
    faults: () => call<{ data: InjectedFault[] }>('GET', '/faults'),
    /** Removes the injected faults of one token, or all. */
    clearFaults: async (token?: string): Promise<void> => {
      await call('DELETE', `/faults${token ? `?${search({ token })}` : ''}`);
    },
    /** Makes an unfinished report fail. */
    failReport: async (id: string): Promise<void> => {
      await call('POST', `/reports/${id}/fail`);
    },
    clock: () => call<Time>('GET', '/clock'),
    setClock: (command: ClockCommand) => call<Time>('POST', '/clock', command),
    /** Stores one transaction exactly as given; the balance does not change. */
    insertTransaction: (command: TransactionCommand) => call<TransactionWire>('POST', '/transactions', command),
    /** The stored transactions, newest first, at most 1,000. */
    storedTransactions: (query: { token: string; id?: string; clientReference?: string }) =>
      call<{ data: TransactionWire[] }>('GET', `/transactions?${search(query)}`),
  };
}

export type ControlClient = ReturnType<typeof controlClient>;
