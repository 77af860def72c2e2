import type { Endpoint } from '@/lib/contracts/endpoint';
import { resource } from '@/lib/contracts/resource';

/** The limits of a defense. */
export const defenseLimits = {
  textMin: 10,
  textMax: 1000,
  files: 5,
  /** Of all files together. */
  bytes: 10 * 1024 * 1024,
} as const;

/** How much unsent evidence one person may store: above any real need, below what would fill the disk. */
export const draftQuota = { drafts: 300, bytes: 500 * 1024 * 1024 } as const;

/** interface: Infractions (MED). A defense is sent once and cannot be changed. */
export const defenses = resource('defenses', {
  create: {
    service: 'pix',
    method: 'POST',
    path: '/user/infractions/{id}/defenses',
    permission: 'infractions:defend',
    effect: 'change',
    sensitive: 'defense',
    audit: { action: 'defense.sent' },
    basis: 'published',
    accepts: 'multipart',
    errors: ['SVV001', 'SVA100', 'SVA200', 'SVK210', 'SVK211', 'SVK212', 'SVG404', 'SVG422'],
    reach: 'server',
  },
  list: {
    service: 'pix',
    method: 'GET',
    path: '/user/infractions/{id}/defenses',
    permission: 'infractions:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/infractions/{id}/defenses/{defenseId}',
    permission: 'infractions:read',
    effect: 'read',
    basis: 'published',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>);
