import 'server-only';
import { createHash } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';
import { networkOf } from '@/lib/server/http/client-address/network-of';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';

/** Where a password attempt comes from. */
export interface TrySource {
  readonly address: string | null;
  /** The id of a browser that signed in to this account before. */
  readonly device: string | null;
  /** Whether the account was used from there before; delays caused by strangers do not apply then. */
  readonly isKnownSource: boolean;
}

/** What a wrong password counts under, how many are free, and the longest delay. */
export interface FailureKey {
  readonly key: Buffer;
  readonly freeTries: number;
  readonly longestSeconds: number;
  /** Whether it delays this attempt; otherwise it is only counted. */
  readonly holds: boolean;
}

export interface FailureKeys {
  readonly place: FailureKey;
  readonly account: FailureKey;
  /** Counts the names tried, not the attempts: one person who fails stops nobody else. */
  readonly network: FailureKey | null;
}

/** Failures are forgotten after this time, which is also the longest delay. */
export const forgottenAfterSeconds = 30 * 60;
const minute = 60;

/** A keyed hash of the typed account name: known and unknown names look the same. */
export function accountHash(email: string, environment: Pick<Environment, 'sealKey'>): Buffer {
  return keyedDigest('account', email.trim().toLowerCase(), environment);
}

/**
 * A wrong password counts for the account at its place, delayed half an hour after ten; for the account everywhere; and for the network.
 * The last two do not delay a known browser or network. Without a known network everybody shares one place, where the delay is a minute at
 * most.
 */
export function failureKeys(account: Buffer, { address, device, isKnownSource }: TrySource): FailureKeys {
  const network = networkOf(address);
  const place = device === null ? `network ${network ?? 'unknown'}` : `device ${device}`;
  const isOneOfMany = device === null && network === null;
  const shared = { freeTries: 10, longestSeconds: minute, holds: !isKnownSource };
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
