import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import { requireKnownHost } from './signed-file';

export interface ReportState {
  /** The service's own value, or `UNKNOWN` where it knows no such report. */
  readonly status: string;
  /** Null where the service does not say. */
  readonly expiresAt: string | null;
}

/** Fetches the state of a report. Where the service has no call for that (interface: Reports), a download request tells it. */
export async function readReportState(id: string, services: Services, requestId: string): Promise<ReportState> {
  try {
    const { status, expiresAt } = await callReport('reports.read', id, services, requestId);
    return { status, expiresAt };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.statusCode !== 404) throw error;
  }
  try {
    await signedAddress(id, services, requestId);
    return { status: 'COMPLETED', expiresAt: null };
  } catch (error) {
    const status = statusIn(error);
    if (status === null) throw error;
    return { status, expiresAt: null };
  }
}

/** A new signed URL of a report's file. It is valid for minutes and stored nowhere. */
export async function signedAddress(id: string, services: Services, requestId: string): Promise<URL> {
  const { url } = await callReport('reports.download', id, services, requestId);
  return requireKnownHost(url, services.environment);
}

/** The state that a refused download implies; null where it implies none. */
export function statusIn(error: unknown): string | null {
  if (!(error instanceof ProblemError)) return null;
  const { statusCode, errorCode } = error.problem;
  if (errorCode === ownCodes.foreignFileAddress) return 'COMPLETED';
  if (errorCode === 'SVI103') return 'FAILED';
  return { 404: 'UNKNOWN', 410: 'EXPIRED', 422: 'PROCESSING' }[statusCode] ?? null;
}

async function callReport<N extends 'reports.read' | 'reports.download'>(
  name: N,
  id: string,
  { upstream }: Services,
  requestId: string,
): Promise<RecordOf<N>> {
  return readRecord(name, await upstream({ endpoint: endpointNamed(name), params: { id }, requestId }), { requestId });
}
