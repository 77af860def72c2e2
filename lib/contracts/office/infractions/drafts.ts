import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';

/** Why a file is refused as evidence; the texts are in the messages. */
export const fileRefusals = [
  'empty',
  'name',
  'extension',
  'content',
  'heic',
  'webp',
  'active',
  'encrypted',
  'unreadable',
  'count',
  'total',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** Why a draft cannot be written now. `locked`: a colleague is writing; `version`: it changed since it was read. */
export const draftConflicts = ['locked', 'version'] as const;

/** The draft of a defense: one text and its files, shared by everybody, stored until it is sent. */
export const drafts = resource('drafts', {
  read: {
    service: 'office',
    method: 'GET',
    path: '/infractions/{infractionId}/draft',
    params: { infractionId: 'id' },
    permission: 'infractions:read',
    effect: 'read',
    errors: [],
  },
  save: {
    service: 'office',
    method: 'PUT',
    path: '/infractions/{infractionId}/draft',
    params: { infractionId: 'id' },
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'defense.draft-saved', asked: false },
    accepts: 'json',
    errors: [ownCodes.invalidRequest, ownCodes.outdated, ownCodes.draftQuotaReached, 'SVG404'],
  },
  addFile: {
    service: 'office',
    method: 'POST',
    path: '/infractions/{infractionId}/draft/files',
    params: { infractionId: 'id' },
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'defense.file-added' },
    accepts: 'multipart',
    refreshes: ['drafts'],
    errors: [
      ownCodes.invalidRequest,
      ownCodes.outdated,
      ownCodes.tooLarge,
      ownCodes.unsupportedMediaType,
      ownCodes.draftQuotaReached,
      'SVG404',
    ],
  },
  readFile: {
    service: 'office',
    method: 'GET',
    path: '/infractions/{infractionId}/draft/files/{id}',
    params: { infractionId: 'id', id: 'uuid' },
    permission: 'infractions:defend',
    effect: 'read',
    audit: { action: 'defense.file-opened' },
    limit: 'export',
    answers: 'evidence',
    errors: [ownCodes.notFound],
  },
  /** Puts the files in another order: it is that in which they are numbered and sent. */
  orderFiles: {
    service: 'office',
    method: 'PUT',
    path: '/infractions/{infractionId}/draft/files',
    params: { infractionId: 'id' },
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'defense.files-ordered', asked: false },
    accepts: 'json',
    refreshes: ['drafts'],
    errors: [ownCodes.invalidRequest, ownCodes.outdated],
  },
  removeFile: {
    service: 'office',
    method: 'DELETE',
    path: '/infractions/{infractionId}/draft/files/{id}',
    params: { infractionId: 'id', id: 'uuid' },
    permission: 'infractions:defend',
    effect: 'change',
    audit: { action: 'defense.file-removed' },
    refreshes: ['drafts'],
    errors: [ownCodes.notFound, ownCodes.outdated],
  },
} as const satisfies Record<string, Endpoint>);
