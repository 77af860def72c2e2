import type { Endpoint } from '@/lib/contracts/endpoint';
import { paging } from '@/lib/contracts/query/query-field';
import { resource } from '@/lib/contracts/resource';

/** RUNNING is the later name of PROCESSING and is parsed as it. */
export const reportStatuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'EXPIRED'] as const;

/** interface: Reports. Browsers use `reportRequests`, which stores what was requested. */
export const reports = resource('reports', {
  create: {
    service: 'pix',
    method: 'POST',
    path: '/user/report',
    permission: 'reports:create',
    effect: 'change',
    audit: { action: 'report.asked' },
    basis: 'published',
    accepts: 'json',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG422', 'SVG429'],
    reach: 'server',
  },
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/report',
    query: { ...paging, status: { kind: 'one', values: reportStatuses } },
    permission: 'reports:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVG404'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/report/{id}',
    permission: 'reports:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVG404'],
    reach: 'server',
  },
  download: {
    service: 'pix',
    method: 'POST',
    path: '/user/report/{id}/download',
    permission: 'reports:download',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVI103', 'SVG404', 'SVG410', 'SVG422'],
    reach: 'server',
  },
} as const satisfies Record<string, Endpoint>);
