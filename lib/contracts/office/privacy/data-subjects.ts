import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** What a person can be looked for by. */
export const subjectKinds = ['document', 'key', 'email', 'name'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Where our own records may name them, in the order in which it is looked through. */
export const dataSources = [
  'callbacks',
  'operations',
  'sightings',
  'approvals',
  'drafts',
  'defenses',
  'notes',
  'tags',
  'savedPayees',
] as const;
export type DataSource = (typeof dataSources)[number];

/**
 * The states of a request: it is looked for, found, being erased, erased; or a day has passed without an erasure, and what was looked for is
 * forgotten.
 */
export const dataSubjectStates = ['searching', 'found', 'erasing', 'erased', 'lapsed'] as const;
export type DataSubjectState = (typeof dataSubjectStates)[number];

/** Why data is erased: words of ours, because a text that somebody types may name the person. */
export const erasureReasons = ['person-asked', 'consent-withdrawn', 'no-longer-needed', 'unlawful'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/**
 * Why a record keeps what it holds: an open dispute needs it, its operation, approval or defense is not over, or it is so new that the limits
 * of the day count it.
 */
export const holdReasons = ['dispute', 'open', 'recent'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Hours after which a search that nothing follows is forgotten. */
export const dataSubjectHours = 24;

/** What our own records hold of one person (LGPD, article 18): found, handed out and erased. */
export const dataSubjects = resource('dataSubjects', {
  list: {
    service: 'office',
    method: 'GET',
    path: '/data-subjects',
    permission: 'data-subjects:read',
    effect: 'read',
    errors: [],
  },
  search: {
    service: 'office',
    method: 'POST',
    path: '/data-subjects',
    permission: 'data-subjects:handle',
    effect: 'change',
    audit: { action: 'data-subject.searched' },
    proof: 'always',
    limit: 'reveal',
    accepts: 'json',
    secret: true,
    refreshes: ['dataSubjects'],
    errors: [ownCodes.invalidRequest, ownCodes.conflict],
  },
  /** Whole, as the person gets it. Made as it is read: no copy is kept. */
  download: {
    service: 'office',
    method: 'GET',
    path: '/data-subjects/{id}/file',
    params: { id: 'uuid' },
    permission: 'data-subjects:handle',
    effect: 'read',
    audit: { action: 'data-subject.exported' },
    limit: 'export',
    answers: 'stream',
    errors: [ownCodes.forbidden, ownCodes.notFound],
  },
  erase: {
    service: 'office',
    method: 'POST',
    path: '/data-subjects/{id}/erasure',
    params: { id: 'uuid' },
    permission: 'data-subjects:handle',
    effect: 'change',
    audit: { action: 'data-subject.erasure-asked', facts: ['reason'] },
    proof: 'always',
    accepts: 'json',
    refreshes: ['dataSubjects', 'exports'],
    errors: [ownCodes.notFound, ownCodes.conflict],
  },
} as const satisfies Record<string, Endpoint>);
