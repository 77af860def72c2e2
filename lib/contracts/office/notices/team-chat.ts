import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { resource } from '@/lib/contracts/resource';
import { type NoticeKind, noticeKinds } from './notice-kinds';

/** What the chat calls the text of a message: `text` at Slack, Mattermost and Google Chat, `content` at Discord. */
export const chatForms = ['text', 'content'] as const;
export type ChatForm = (typeof chatForms)[number];

/** Kinds that concern one person, and not the team; and that this very chat has ended. */
const notForTeams: ReadonlySet<NoticeKind> = new Set(['mentioned', 'charge-paid', 'file-ready', 'new-sign-in', 'chat-ended']);

/** The kinds that the chat of the team can be told of. */
export const chatKinds = noticeKinds.filter((kind) => !notForTeams.has(kind));

/** Hours of failing, without one message that arrived, after which nothing is sent any more. */
export const chatEndsAfterHours = 24;

const write = { service: 'office', permission: 'team-chat:write', effect: 'change', refreshes: ['teamChat'] } as const;

/** The chat of the team: one address for the whole office, to which kinds of notices are posted, without names or amounts. */
export const teamChat = resource('teamChat', {
  read: { service: 'office', method: 'GET', path: '/team-chat', permission: 'team-chat:write', effect: 'read', errors: [] },
  /** Without an address the one that is stored stays. */
  save: {
    ...write,
    method: 'PUT',
    path: '/team-chat',
    audit: { action: 'team-chat.changed', facts: ['form', 'kinds'] },
    proof: 'always',
    accepts: 'json',
    answers: 'nothing',
    secret: true,
    destinations: { url: 'chat-service' },
    codes: ['url'],
    errors: [ownCodes.invalidRequest, ownCodes.hostNotAllowed],
  },
  /** Posts a sentence that says that it is a test, and tells how that went. */
  test: {
    ...write,
    method: 'POST',
    path: '/team-chat/test',
    audit: { action: 'team-chat.tested' },
    errors: [ownCodes.notFound],
  },
  remove: {
    ...write,
    method: 'DELETE',
    path: '/team-chat',
    audit: { action: 'team-chat.removed' },
    proof: 'always',
    answers: 'nothing',
    errors: [ownCodes.notFound],
  },
} as const satisfies Record<string, Endpoint>);
