import 'server-only';
import { randomUUID } from 'node:crypto';

// Next loads a module once per bundle, and all of them are one instance.
const holder = globalThis as typeof globalThis & { balcaoInstance?: string };

export function instanceId(): string {
  holder.balcaoInstance ??= randomUUID();
  return holder.balcaoInstance;
}
