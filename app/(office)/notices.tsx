'use client';

import { ExportNotice } from '@/components/export/export-notice';
import { ReportNotice } from '@/components/report/report-notice';
import type { Permission } from '@/lib/contracts/office/permission';
import { SecurityNotice } from './security-notice';

/** What a page tells of things that happened elsewhere, each to who may see them. */
export function Notices({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <>
      <SecurityNotice seesAudit={permissions.includes('audit:read')} />
      {permissions.includes('exports:read') && <ExportNotice />}
      {permissions.includes('reports:create') && <ReportNotice />}
    </>
  );
}
