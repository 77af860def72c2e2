import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { problemResponse } from '@/sandbox/routing/problem-response';
import type { Services } from '@/sandbox/services';
import { checkAddress } from './download-address';
import { reportCsv } from './report-csv';
import { type ReportRow, reportColumns } from './report-row';

/** Serves report files by signed URL, without a token. */
export function downloadRoutes({ sql, clock, log }: Services) {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/reports/:id', async (context) => {
    const { expires = '', signature = '' } = context.req.query();
    const now = clock.now();
    const [report] = await sql<ReportRow[]>`select ${reportColumns(sql, now)} from reports where id = ${context.req.param('id')}`;
    const verdict = report ? checkAddress(report, expires, signature, now) : 'forged';
    if (!report || verdict === 'forged') throw new ServiceProblem('SVA200');
    if (verdict === 'expired' || report.status !== 'COMPLETED') throw new ServiceProblem('SVG410');
    // Node and the DOM types describe the same web stream.
    const body = Readable.toWeb(Readable.from(reportCsv(sql, report), { objectMode: false })) as ReadableStream;
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="relatorio-${report.id}.csv"`,
        'cache-control': 'no-store',
      },
    });
  });

  app.onError((failure) => problemResponse(failure, log));
  return app;
}
