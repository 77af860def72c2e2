const ended: readonly string[] = ['COMPLETED', 'FAILED', 'EXPIRED', 'UNKNOWN'];

/** Whether the service is still working on a report, by any of its statuses. */
export function isReportInProgress(status: string): boolean {
  return !ended.includes(status);
}
