import { z } from 'zod';
import { webhookHosts } from '../network/webhook-hosts.mjs';
import { setting } from '../setting.mjs';
import { pushHosts } from './push-hosts.mjs';

/** What people are told of. */
export const noticeSettings = {
  NOTICE_MONEY_OUT_FROM: setting(
    z.union([z.literal('off'), z.string().regex(/^\d{1,9}(\.\d{2})?$/)]).default('10000.00'),
    'the amount in reais from which a payment or transfer that leaves the account is a notice, or off',
    '10000.00',
  ),
  PUSH_HOSTS: setting(
    pushHosts,
    'the push services of browsers that notices are handed to: public names, with *. for all below one, separated by commas; or off',
    'fcm.googleapis.com,*.push.apple.com',
  ),
  CHAT_HOSTS: setting(
    webhookHosts,
    'where the chat of your team takes messages (webhooks of Slack, Mattermost, Google Chat, Discord): public names, separated by commas',
    'hooks.slack.com',
  ),
};
