import type { InfractionWire } from '@/sandbox/infractions/infraction-row';
import type { ControlCall } from './control-call';
import type { InfractionMove, InfractionOrder } from './infraction-orders';

/** The control door's orders about infractions. */
export function infractionClient(call: ControlCall) {
  return {
    openInfraction: (order: InfractionOrder) => call<InfractionWire>('POST', '/infractions', order),
    moveInfraction: (id: string, move: InfractionMove) => call<InfractionWire>('POST', `/infractions/${id}`, move),
  };
}
