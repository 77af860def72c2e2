import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { Created } from '@/sandbox/routing/handler-result';
import type { ReportExtras } from '@/sandbox/routing/published-query';
import type { Services } from '@/sandbox/services';
import { downloadAddress } from './download-address';
import { type ReportRow, reportColumns, reportToWire, statusAt } from './report-row';
import { requestReport } from './request-report';

const defaultLimit = 20;

/** interface: Reports, the asynchronous CSV. */
export const reportHandlers = {
  async 'reports.create'({ account, body, sql, clock, jobs }) {
    const { dateFrom, dateTo, status, type } = body;
    const scope = { accountId: account.id, dateFrom, dateTo, statuses: nullIfEmpty(status), types: nullIfEmpty(type) };
    const report = await requestReport(sql, scope, clock.now());
    void jobs.trigger('reports');
    return new Created(reportToWire(report));
  },

  async 'reports.list'({ account, query, sql, clock }) {
    const { page = 1, limit = defaultLimit, status, sortBy, sortDirection, ...dates }: typeof query & ReportExtras = query;
    const none = sql``;
    const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`;
    const now = clock.now();
    const rows = await sql<ReportRow[]>`
      select ${reportColumns(sql, now)} from reports
      where account_id = ${account.id} ${status ? sql`and ${statusAt(sql, now)} = ${status}` : none}
      ${dates.createdAtFrom ? sql`and created_at >= ${dates.createdAtFrom}` : none}
      ${dates.createdAtTo ? sql`and created_at <= ${dates.createdAtTo}` : none}
      ${dates.updatedAtFrom ? sql`and updated_at >= ${dates.updatedAtFrom}` : none}
      ${dates.updatedAtTo ? sql`and updated_at <= ${dates.updatedAtTo}` : none}
      order by ${sortBy === 'updatedAt' ? sql`updated_at` : sql`created_at`} ${direction}, id ${direction} limit ${limit + 1} offset ${(page - 1) * limit}`;
    return { data: rows.slice(0, limit).map(reportToWire), hasNextPage: rows.length > limit };
  },

  async 'reports.read'(call) {
    return reportToWire(await findReport(call, call.account.id, call.params.id));
  },

  async 'reports.download'(call) {
    const report = await findReport(call, call.account.id, call.params.id);
    if (report.status === 'EXPIRED') throw new ServiceProblem('SVG410');
    if (report.status === 'FAILED') throw new ServiceProblem('SVI103');
    if (report.status !== 'COMPLETED') throw new ServiceProblem('SVG422');
    return downloadAddress(new URL(call.baseUrl).origin, report, call.clock.now());
  },
} satisfies Partial<Handlers<'pix'>>;

/** An empty list means all statuses or types. */
const nullIfEmpty = (values: readonly string[] = []) => (values.length > 0 ? values : null);

async function findReport({ sql, clock }: Pick<Services, 'sql' | 'clock'>, accountId: number, id: string): Promise<ReportRow> {
  const [report] = await sql<ReportRow[]>`
    select ${reportColumns(sql, clock.now())} from reports where account_id = ${accountId} and id = ${id}`;
  if (!report) throw new ServiceProblem('SVG404');
  return report;
}
