import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** How many files a request may bring, and how large they may be together. */
export const approvalFileLimits = { files: 5, bytes: 10 * 1024 * 1024 } as const;

/** How much of files one person may have waiting: above any real need, below what would fill the disk. */
export const approvalFileQuota = 500 * 1024 * 1024;

/**
 * Files for the people who approve a request. They are stored under the key of the form that is about to ask, and frozen with its request if that
 * waits; those of a request that did not wait are deleted within a day.
 */
export const approvalFiles = resource('approvalFiles', {
  /** The kinds of request that may wait now: their forms offer to add files. */
  offered: {
    service: 'office',
    method: 'GET',
    path: '/approval-files',
    permission: 'sessions:own',
    effect: 'read',
    errors: [],
  },
  /** Stores the files of a form, in place of those it stored before. */
  save: {
    service: 'office',
    method: 'PUT',
    path: '/approval-files/{key}',
    params: { key: 'uuid' },
    permission: 'sessions:own',
    effect: 'change',
    audit: { action: 'approval.files-added' },
    limit: 'money',
    accepts: 'multipart',
    errors: [ownCodes.invalidRequest, ownCodes.outdated, ownCodes.tooLarge, ownCodes.unsupportedMediaType, ownCodes.draftQuotaReached],
  },
  read: {
    service: 'office',
    method: 'GET',
    path: '/approvals/{approvalId}/files/{id}',
    params: { approvalId: 'uuid', id: 'uuid' },
    permission: 'approvals:read',
    effect: 'read',
    audit: { action: 'approval.file-opened' },
    limit: 'export',
    answers: 'evidence',
    errors: [ownCodes.notFound, ownCodes.outdated],
  },
} as const satisfies Record<string, Endpoint>);
