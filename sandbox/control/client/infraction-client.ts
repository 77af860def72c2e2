import type { InfractionCommand, InfractionTransition } from '@/sandbox/control/commands/infraction-commands';
import type { InfractionWire } from '@/sandbox/infractions/infraction-row';
import type { ControlCall } from './control-call';

/** The control routes's orders about infractions. */
export function infractionClient(call: ControlCall) {
  return {
    openInfraction: (order: InfractionCommand) => call<InfractionWire>('POST', '/infractions', order),
    moveInfraction: (id: string, move: InfractionTransition) => call<InfractionWire>('POST', `/infractions/${id}`, move),
  };
}
