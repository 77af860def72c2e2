'use client';

import { ExportNotice } from '@/components/export/export-notice';
import { ReportNotice } from '@/components/report/report-notice';
import type { Permission } from '@/lib/contracts/office/permission';
import { SecurityNotice } from './security-notice';

/** The notices of a page about events elsewhere, each for those with the permission. */
export function Notices({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <>
      <SecurityNotice seesAudit={permissions.includes('audit:read')} />
      {permissions.includes('exports:read') && <ExportNotice />}
      {permissions.includes('reports:create') && <ReportNotice />}
    </>
  );
}
