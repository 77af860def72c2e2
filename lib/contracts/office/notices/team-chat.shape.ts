import { z } from 'zod';
import { instant } from '@/lib/contracts/shape/field.shape';
import { noticeKinds } from './notice-kinds';
import { chatForms, chatKinds } from './team-chat';

const kinds = z.array(z.enum(noticeKinds)).max(noticeKinds.length);

const chat = z.object({
  /** Where it is: of its address nothing else is ever shown. */
  host: z.string(),
  form: z.enum(chatForms),
  kinds,
  changedAt: instant,
  deliveredAt: instant.nullable(),
  /** Why the last message did not arrive. */
  problem: z.string().nullable(),
  failingSince: instant.nullable(),
  /** When it was given up: its address is deleted, and nothing is sent. */
  endedAt: instant.nullable(),
});

export const teamChatShapes = {
  'teamChat.read': {
    record: z.object({
      chat: chat.nullable(),
      /** The hosts of the settings. */
      hosts: z.array(z.string()),
    }),
  },
  'teamChat.save': {
    body: z.strictObject({
      url: z.url().max(2048).optional(),
      form: z.enum(chatForms),
      kinds: kinds.refine(
        (given) => given.length > 0 && given.every((kind) => chatKinds.includes(kind)) && new Set(given).size === given.length,
      ),
    }),
    record: z.null(),
  },
  'teamChat.test': { record: z.object({ problem: z.string().nullable() }) },
  'teamChat.remove': { record: z.null() },
};
