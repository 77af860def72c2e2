import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/**
 * The reports requested from here, as our server stores and follows them: the interface document has no list, and no version of the service
 * returns what a report was requested for. Further verbs of `reports`.
 */
export const reportRequests = resource('reports', {
  request: {
    service: 'office',
    method: 'POST',
    path: '/reports',
    permission: 'reports:create',
    effect: 'change',
    audit: { action: 'report.asked', facts: ['dateFrom', 'dateTo', 'status', 'type'] },
    limit: 'export',
    accepts: 'json',
    errors: [ownCodes.invalidRequest, 'SVV001', 'SVA200', 'SVG422', 'SVG429'],
    refreshes: ['reports'],
  },
  requested: {
    service: 'office',
    method: 'GET',
    path: '/reports',
    permission: 'reports:read',
    effect: 'read',
    errors: [],
  },
  /** Checks that a file is ready: a browser that saves a file shows no problem. */
  check: {
    service: 'office',
    method: 'POST',
    path: '/reports/{reportId}/check',
    params: { reportId: 'id' },
    permission: 'reports:download',
    effect: 'change',
    audit: { action: 'report.checked' },
    errors: ['SVA200', ownCodes.foreignFileAddress, 'SVI103', 'SVG404', 'SVG410', 'SVG422'],
    refreshes: ['reports'],
  },
  file: {
    service: 'office',
    method: 'GET',
    path: '/reports/{reportId}/file',
    params: { reportId: 'id' },
    permission: 'reports:download',
    effect: 'read',
    audit: { action: 'report.downloaded' },
    limit: 'export',
    answers: 'stream',
    errors: [
      'SVA200',
      ownCodes.reportTooLarge,
      ownCodes.unreadableAnswer,
      ownCodes.foreignFileAddress,
      'SVI103',
      'SVG404',
      'SVG410',
      'SVG422',
    ],
  },
} as const satisfies Record<string, Endpoint>);
