import { z } from 'zod';
import { setting } from '../setting.mjs';

/** What people are told of. */
export const noticeSettings = {
  NOTICE_MONEY_OUT_FROM: setting(
    z.union([z.literal('off'), z.string().regex(/^\d{1,9}(\.\d{2})?$/)]).default('10000.00'),
    'the amount in reais from which a payment or transfer that leaves the account is a notice, or off',
    '10000.00',
  ),
};
