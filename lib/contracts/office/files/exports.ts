import type { Endpoint } from '@/lib/contracts/endpoint';
import type { ExportList } from '@/lib/contracts/pages/navigation';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/**
 * `sheet` is CSV for Brazilian spreadsheets, `machine` for programs, `ofx` for accounting; `chain` is the whole audit with what verifies it
 * without us.
 */
export const exportFormats = ['sheet', 'xlsx', 'machine', 'ofx', 'chain'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The formats that only one list has. Their columns are their own. */
export const formatOfList: Readonly<Partial<Record<ExportFormat, ExportList>>> = { ofx: 'statements', chain: 'audit' };

/** The states of an export: requested, written in the background, then ready for a day. */
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const;

/** Files of a list as a person saw it. Each person has their own; their permissions decide the content. */
export const fileExports = resource('exports', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/exports',
    permission: 'exports:read',
    effect: 'read',
    errors: [],
  },
  create: {
    service: 'office',
    method: 'POST',
    path: '/exports',
    permission: 'exports:read',
    effect: 'change',
    audit: { action: 'export.asked', facts: ['list', 'form'] },
    limit: 'export',
    accepts: 'json',
    refreshes: ['exports'],
    errors: [ownCodes.invalidRequest, ownCodes.forbidden, ownCodes.conflict, ownCodes.sheetFull],
  },
  cancel: {
    service: 'office',
    method: 'POST',
    path: '/exports/{id}/cancel',
    params: { id: 'uuid' },
    permission: 'exports:read',
    effect: 'change',
    audit: { action: 'export.cancelled' },
    refreshes: ['exports'],
    errors: [ownCodes.notFound],
  },
  download: {
    service: 'office',
    method: 'GET',
    path: '/exports/{id}/file',
    params: { id: 'uuid' },
    permission: 'exports:read',
    effect: 'read',
    audit: { action: 'export.downloaded' },
    limit: 'export',
    answers: 'stream',
    errors: [ownCodes.forbidden, ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
