import 'server-only';
import { roleMay } from '@/lib/contracts/permission';
import { type PersonalField, personalFields } from '@/lib/contracts/personal-data';
import { documentKind, maskDocument } from '@/lib/format/document';
import { maskAccount, maskEmail, maskPixKey } from '@/lib/format/mask';
import type { Caller } from '../sessions/caller';

/**
 * Hides what names a person from roles without `personal-data:read`, at any depth, the raw answer included.
 * Text under an unknown name is hidden too when it is a document or an e-mail.
 */
export function maskFor<T>(caller: Pick<Caller, 'role'>, record: T): T {
  return roleMay(caller.role, 'personal-data:read') ? record : masked(record);
}

// Masking changes text for text and nothing else, so the type of what goes in is the type of what comes out.
function masked<T>(value: T): T {
  return walk(value, null, {}) as T;
}

function walk(value: unknown, key: string | null, owner: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') return maskText(value, key, owner);
  if (Array.isArray(value)) return value.map((item) => walk(item, key, owner));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name, value)]));
}

function maskText(text: string, key: string | null, owner: Readonly<Record<string, unknown>>): string {
  const kind = key !== null && isPersonal(key) ? personalFields[key] : kindOfText(text);
  switch (kind) {
    case 'document':
      return maskDocument(text);
    case 'email':
      return maskEmail(text);
    case 'account':
      return maskAccount(text);
    case 'pix-key':
      return maskPixKey(text, typeof owner.withdrawPixType === 'string' ? owner.withdrawPixType : 'unknown');
    case null:
      return text;
  }
}

function kindOfText(text: string): 'document' | 'email' | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email';
  return /^[\d./-]{11,18}$/.test(text) && documentKind(text) !== null ? 'document' : null;
}

function isPersonal(key: string): key is PersonalField {
  return key in personalFields;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
