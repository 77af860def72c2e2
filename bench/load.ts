import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
}

/** Measures requests per second and the median and 99th percentile in milliseconds, after two seconds of warm-up. */
export async function measure({ connections, seconds, ...request }: Load) {
  await autocannon({ ...request, connections, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...request, connections, duration: seconds });
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
