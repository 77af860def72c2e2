import 'server-only';
import { createHash } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';
import { networkOf } from '@/lib/server/http/network-of';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';

/** Where a password is tried from. */
export interface TrySource {
  readonly address: string | null;
  /** The id of a browser that signed in to this account before. */
  readonly device: string | null;
  /** Whether the account was used from there before: then the wait that strangers cause does not hold. */
  readonly familiar: boolean;
}

/** What a wrong password counts for, how many are free there, and the longest wait after. */
export interface FailureKey {
  readonly key: Buffer;
  readonly freeTries: number;
  readonly longestSeconds: number;
  /** Whether it makes this try wait; where it does not, it only counts. */
  readonly holds: boolean;
}

export interface FailureKeys {
  readonly place: FailureKey;
  readonly account: FailureKey;
  /** Counts the names tried, not the tries: one person who errs stops nobody else. */
  readonly network: FailureKey | null;
}

/** Failures longer ago than this are forgotten; also the longest wait there is. */
export const forgottenAfterSeconds = 30 * 60;
const minute = 60;

/** Which account name was typed, without keeping it: known and unknown names look the same. */
export function accountHash(email: string, environment: Pick<Environment, 'sealKey'>): Buffer {
  return keyedDigest('account', email.trim().toLowerCase(), environment);
}

/**
 * A wrong password counts for the account at the place where it was tried, with half an hour to wait after ten; for the account as a
 * whole; and for the network. The last two make no familiar browser or network wait. Where no network is known everybody is at one
 * place: there nobody waits longer than a minute.
 */
export function failureKeys(account: Buffer, { address, device, familiar }: TrySource): FailureKeys {
  const network = networkOf(address);
  const place = device === null ? `network ${network ?? 'unknown'}` : `device ${device}`;
  const isOneOfMany = device === null && network === null;
  const shared = { freeTries: 10, longestSeconds: minute, holds: !familiar };
  return {
    place: {
      key: hashOf('place', account, place),
      freeTries: 3,
      longestSeconds: isOneOfMany ? minute : forgottenAfterSeconds,
      holds: true,
    },
    account: { ...shared, key: hashOf('account', account, '') },
    network: network === null || device !== null ? null : { ...shared, key: hashOf('network', nobody, network) },
  };
}

const nobody = Buffer.alloc(0);

function hashOf(kind: string, account: Buffer, place: string): Buffer {
  return createHash('sha256').update(`${kind}\n`).update(account).update(place).digest();
}
