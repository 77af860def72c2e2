const ended: readonly string[] = ['COMPLETED', 'FAILED', 'EXPIRED', 'UNKNOWN'];

/** Whether the service is still at a report, in whatever word it says so. */
export function isReportInProgress(status: string): boolean {
  return !ended.includes(status);
}
