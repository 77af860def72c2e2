import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { distortAnswer } from './distort-answer';
import type { InjectedCallFault } from './injected-fault';

interface FaultTarget {
  readonly outgoing: ServerResponse;
  /** Runs the operation and returns its answer. Not called when the fault precedes the operation. */
  readonly apply: () => Promise<Response>;
  /** Inserts a transaction before the call. */
  readonly shift: () => Promise<void>;
}

/** Answers a call as its injected fault says. */
export async function injectFault(fault: InjectedCallFault, { outgoing, apply, shift }: FaultTarget): Promise<Response> {
  switch (fault.fault) {
    case 'delay':
      await sleep(fault.milliseconds);
      return apply();
    case 'status': {
      if (fault.applied) await apply();
      const { code, retryAfterSeconds } = fault;
      throw new ServiceProblem(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
    }
    case 'reset':
      closeConnection(outgoing.req.socket);
      return RESPONSE_ALREADY_SENT;
    case 'apply-then-drop':
      await apply();
      outgoing.req.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'drop-before':
      outgoing.req.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'page-shift':
      await shift();
      return apply();
    case 'redirect':
      return Response.redirect(fault.location, 302);
    default:
      return distortAnswer(fault, await apply());
  }
}

/** Resets a connection. A TLS connection can only be closed. */
function closeConnection(socket: Socket): void {
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}
