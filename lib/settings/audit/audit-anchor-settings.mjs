import { z } from 'zod';
import { file, onOrOff } from '../forms.mjs';
import { publicHost } from '../network/webhook-hosts.mjs';
import { setting } from '../setting.mjs';

/** Where the head of the audit is kept outside the database; without any of them it is kept nowhere else. */
export const auditAnchorSettings = {
  AUDIT_ANCHOR_FILE: setting(
    file.nullable().default(null),
    'the file that gets a line with the head of the audit each day, best on another machine’s disk',
    '/mnt/evidence/balcao-anchors.txt',
  ),
  AUDIT_ANCHOR_MAIL: setting(
    onOrOff.default('off'),
    'on or off: whether every auditor gets the head of the audit by mail each day; on with SMTP_URL and MAIL_FROM',
    'off',
  ),
  AUDIT_ANCHOR_URL: setting(
    z
      .url({ protocol: /^https$/, abort: true })
      .max(2048)
      .refine((text) => {
        const { host, username, password, hash } = new URL(text);
        return publicHost(host) === host && `${username}${password}${hash}` === '';
      })
      .nullable()
      .default(null),
    'where the head of the audit is posted each day as JSON, https, at a public name',
    'https://evidence.example/balcao',
  ),
};
