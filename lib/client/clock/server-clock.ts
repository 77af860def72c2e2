'use client';

import { serviceClockHeader } from '@/lib/contracts/office/service-clock';
import { clockDifference } from '@/lib/domain/clock-difference';

/** Milliseconds by which the server's clock is ahead of this machine's, which may be wrong by minutes or days. */
let aheadMs = 0;
/** The same of the payments service's clock against the server's. */
let serviceAheadMs = 0;

/** The time by the server's clock, in milliseconds. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** The time by the payments service's clock: what is counted against an instant of its own, such as the end of a charge. */
export function serviceNow(): number {
  return serverNow() + serviceAheadMs;
}

/** An instant by this machine's clock, such as the one of a reading, by the server's. */
export function serverTimeOf(instant: number): number {
  return instant + aheadMs;
}

/** Sets the clocks by a time the server reported between two instants of this machine. */
export function noteServerTime(serverTime: number, serviceAheadSeconds: number, askedAt: number, receivedAt: number): void {
  aheadMs = clockDifference(aheadMs, serverTime, askedAt, receivedAt);
  serviceAheadMs = serviceAheadSeconds * 1000;
}

/** The same by an answer of our server. */
export function noteAnswerTime(headers: Headers, askedAt: number): void {
  noteServerTime(Date.parse(headers.get('date') ?? ''), Number(headers.get(serviceClockHeader) ?? 0), askedAt, Date.now());
}
