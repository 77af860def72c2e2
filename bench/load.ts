import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
}

/** Requests a second and milliseconds at the median and the 99th percentile, after two seconds of warming up. */
export async function measure({ connections, seconds, ...request }: Load) {
  await autocannon({ ...request, connections, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...request, connections, duration: seconds });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
