import 'server-only';
import { may } from '@/lib/contracts/office/permission';
import type { EndpointName } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import type { Caller } from '@/lib/server/sessions/caller';
import { maskFor } from './mask';

/** Masks an answer for a caller without `personal-data:read`, unless the contract declares it whole for them. */
export function maskAnswer(name: EndpointName, record: unknown, caller: Pick<Caller, 'permissions'>): unknown {
  const { whole } = shapeOf(name);
  const isWhole = whole !== undefined && (whole.for === 'everybody' || may(caller, whole.for));
  return isWhole ? record : maskFor(caller, record);
}
