import type { Endpoint } from './endpoint';

/** What a defense may hold. */
export const defenseLimits = {
  textMin: 10,
  textMax: 1000,
  files: 5,
  /** Of all files together. */
  bytes: 10 * 1024 * 1024,
} as const;

/** interface: Infractions (MED). A defense is sent once and cannot be changed. */
export const defenses = {
  create: {
    service: 'pix',
    method: 'POST',
    path: '/user/infractions/{id}/defenses',
    permission: 'infractions:defend',
    effect: 'change',
    basis: 'published',
    assumption:
      'Sent as a multipart form of `defense` and `files`: 10 to 1000 characters, at most five files, 10 MB together, no executables.',
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
    assumption: 'A bare list of defenses; where the account may not read it, the history inside the infraction is used.',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
  read: {
    service: 'pix',
    method: 'GET',
    path: '/user/infractions/{id}/defenses/{defenseId}',
    permission: 'infractions:read',
    effect: 'read',
    basis: 'published',
    assumption: 'One defense can be read by its id, with fresh addresses of its files.',
    errors: ['SVA100', 'SVA200', 'SVG404'],
  },
} as const satisfies Record<string, Endpoint>;
