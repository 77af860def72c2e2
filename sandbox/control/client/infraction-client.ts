import type { InfractionCommand, InfractionTransition } from '@/sandbox/control/commands/infraction-commands';
import type { InfractionWire } from '@/sandbox/infractions/infraction-row';
import type { ControlCall } from './control-call';

/** Control calls for infractions. */
export function infractionClient(call: ControlCall) {
  return {
    openInfraction: (command: InfractionCommand) => call<InfractionWire>('POST', '/infractions', command),
    moveInfraction: (id: string, transition: InfractionTransition) => call<InfractionWire>('POST', `/infractions/${id}`, transition),
  };
}
