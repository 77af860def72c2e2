import 'server-only';
import type { EndpointName } from '@/lib/contracts/registry';
import type { AnswerOf } from '@/lib/contracts/shapes';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** The gateway's dispatch, passed in because the gateway imports this folder. */
export type Dispatch = <N extends EndpointName>(name: N, call: GatewayCall, caller: Caller, services: Services) => Promise<AnswerOf<N>>;

/** One read through the gateway as the person an export is for, with the masks of their role. */
export type ReadAs = <N extends EndpointName>(name: N, query: Readonly<Record<string, unknown>>) => Promise<AnswerOf<N>>;
