import 'server-only';
import { may } from '@/lib/contracts/office/permission';
import { personalFields } from '@/lib/contracts/office/personal-data';
import { maskDocument } from '@/lib/format/identifier/document';
import { maskAccount, maskEmail, maskPhone, maskPixKey } from '@/lib/format/identifier/mask';
import type { Caller } from '@/lib/server/sessions/caller';
import { hidePersonalText } from './hide-personal-text';

type Kind = (typeof personalFields)[keyof typeof personalFields];
type Parent = Readonly<Record<string, unknown>>;

/**
 * Masks personal data for roles without `personal-data:read`, at any depth, raw answers included. In a text under an unknown name its
 * documents and e-mails are masked; numbers there are amounts and counts and stay.
 */
export function maskFor<T>(caller: Pick<Caller, 'permissions'>, record: T): T {
  return may(caller, 'personal-data:read') ? record : masked(record);
}

// Personal fields of the contract are texts and stay texts, so the type is preserved.
function masked<T>(value: T): T {
  return walk(value, null, {}) as T;
}

function walk(value: unknown, kind: Kind | null, owner: Parent): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, kind, owner));
  if (isRecord(value)) {
    const below = kind === 'whole' ? kind : null;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, below ?? kindOf(name), value)]));
  }
  if (typeof value === 'string') return maskText(value, kind, owner);
  return typeof value === 'number' && kind !== null ? maskText(String(value), kind, owner) : value;
}

function maskText(text: string, kind: Kind | null, owner: Parent): string {
  switch (kind) {
    case 'document':
      return maskDocument(text);
    case 'email':
      return maskEmail(text);
    case 'phone':
      return maskPhone(text);
    case 'account':
      return maskAccount(text);
    case 'pix-key':
      return maskPixKey(text, typeOfKey(owner));
    case 'whole':
      return '•••';
    case 'open':
      return text;
    case null:
      return hidePersonalText(text);
  }
}

function kindOf(key: string): Kind | null {
  return isPersonal(key) ? personalFields[key] : null;
}

function isPersonal(key: string): key is keyof typeof personalFields {
  return Object.hasOwn(personalFields, key);
}

/** The type beside a Pix key, under the name it has there. */
function typeOfKey({ withdrawPixType, pixType, type }: Parent): string {
  return String(withdrawPixType ?? pixType ?? type ?? '').toLowerCase();
}

function isRecord(value: unknown): value is Parent {
  return typeof value === 'object' && value !== null;
}
