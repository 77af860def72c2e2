import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { problemAnswer } from '@/sandbox/routing/problem-answer';
import type { Services } from '@/sandbox/services';
import { checkAddress } from './download-address';
import { reportCsv } from './report-csv';
import { type ReportRow, reportColumns } from './report-row';

/** Where the files of reports are fetched, by signed address alone: no token, and none is looked at. */
export function downloadRoutes({ sql, clock, log }: Services) {
  const door = new Hono<{ Bindings: HttpBindings }>();

  door.get('/reports/:id', async (context) => {
    const { expires = '', signature = '' } = context.req.query();
    const now = clock.now();
    const [report] = await sql<ReportRow[]>`select ${reportColumns(sql, now)} from reports where id = ${context.req.param('id')}`;
    const verdict = report ? checkAddress(report, expires, signature, now) : 'forged';
    if (!report || verdict === 'forged') throw new ServiceProblem('SVA200');
    if (verdict === 'expired' || report.status !== 'COMPLETED') throw new ServiceProblem('SVG410');
    // Node's web stream is the one of `Response`; two packages of types describe it.
    const body = Readable.toWeb(Readable.from(reportCsv(sql, report), { objectMode: false })) as ReadableStream;
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="relatorio-${report.id}.csv"`,
        'cache-control': 'no-store',
      },
    });
  });

  door.onError((failure) => problemAnswer(failure, log));
  return door;
}
