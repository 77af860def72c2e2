import { setTimeout as sleep } from 'node:timers/promises';
import { type Operation, operationRecord } from '@/lib/contracts/office/operations.shape';
import type { Send } from './browser';
import { ourOperations } from './ledger-check';

const pollInterval = 2_000;
const finalStates = new Set(['done', 'refused', 'not-found']);

/** Waits until an operation is final and returns it. All waiters share one poll of the list of open operations. */
export function createFollower(send: Send) {
  let reading: Promise<ReadonlySet<string> | null> | null = null;

  const openOperations = () => {
    reading ??= sleep(pollInterval).then(async () => {
      reading = null;
      const open = await ourOperations('state=sending,unknown', send).catch(() => null);
      return open && new Set(open.map(({ id }) => id));
    });
    return reading;
  };

  return async function follow(id: string): Promise<Operation> {
    for (;;) {
      const open = await openOperations();
      if (open === null || open.has(id)) continue;
      const { body } = await send('GET', `/api/office/operations/${id}`);
      const operation = operationRecord.safeParse(body).data;
      if (operation && finalStates.has(operation.state)) return operation;
    }
  };
}

export type FollowOperation = ReturnType<typeof createFollower>;
