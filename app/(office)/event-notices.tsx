'use client';

import { ExportNotice } from '@/components/export/export-notice';
import { NoticeReader } from '@/components/notice/notice-reader';
import { ReportNotice } from '@/components/report/report-notice';
import type { Permission } from '@/lib/contracts/office/permission';
import { SecurityNotice } from './security-notice';

type EventNoticesProps = {
  permissions: readonly Permission[];
  /** Gets the number of unread notices. */
  onUnread: (count: number) => void;
};

/** The notices of a page about events elsewhere, each for those with the permission; and the reader of what is unread. */
export function EventNotices({ permissions, onUnread }: EventNoticesProps) {
  return (
    <>
      <NoticeReader onUnread={onUnread} />
      <SecurityNotice seesAudit={permissions.includes('audit:read')} />
      {permissions.includes('exports:read') && <ExportNotice />}
      {permissions.includes('reports:create') && <ReportNotice />}
    </>
  );
}
