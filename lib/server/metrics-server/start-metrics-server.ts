import 'server-only';
import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';
import { metrics } from '@/lib/server/metrics/metrics';
import type { Services } from '@/lib/server/services';
import { storedMetrics } from './stored-metrics';

const type = Registry.PROMETHEUS_CONTENT_TYPE;

/** Answers `GET /metrics` on a port of its own, never below the address that people open. Resolves when it listens. */
export async function startMetricsServer({ healthDb }: Pick<Services, 'healthDb'>, port: number, address: string): Promise<Server> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await Registry.merge([metrics().registry, await storedMetrics(healthDb)]).metrics();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.name;
      failed(
        new Error(
          `METRICS_PORT is wrong: nothing can listen at ${address}:${port} (${code}); choose another port, or another METRICS_ADDRESS`,
        ),
      );
    });
    server.listen(port, address, () => listening());
  });
  // It keeps no process running.
  return server.unref();
}
