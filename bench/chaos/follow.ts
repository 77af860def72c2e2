import { setTimeout as sleep } from 'node:timers/promises';
import { operationRecord } from '@/lib/contracts/office/operations.shape';
import type { Send } from './browser';
import { ourOperations } from './ledger-check';

const everyMs = 2_000;
const decided = new Set(['done', 'refused', 'not-found']);

/** Reads what became of an operation once it is open no longer. However many wait, the list of open ones is read once for all. */
export function createFollower(send: Send) {
  let reading: Promise<ReadonlySet<string> | null> | null = null;

  const openOnes = () => {
    reading ??= sleep(everyMs).then(async () => {
      reading = null;
      const open = await ourOperations('state=sending,unknown', send).catch(() => null);
      return open && new Set(open.map(({ id }) => id));
    });
    return reading;
  };

  return async function follow(id: string) {
    for (;;) {
      const open = await openOnes();
      if (open === null || open.has(id)) continue;
      const { body } = await send('GET', `/api/office/operations/${id}`);
      const operation = operationRecord.safeParse(body).data;
      if (operation && decided.has(operation.state)) return operation.state;
    }
  };
}

export type FollowOperation = ReturnType<typeof createFollower>;
