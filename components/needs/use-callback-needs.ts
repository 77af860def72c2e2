'use client';

import { useTranslations } from 'use-intl';
import { readProblemOf } from '@/components/feedback/query-problem';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { undelivered } from '@/lib/contracts/office/callbacks/undelivered';
import { webhooks } from '@/lib/contracts/pix/callbacks/webhooks';
import { looks, type May, type Need } from './need';

/** Changes that did not reach the merchant's system, for people who may resend callbacks. */
export function useUndeliveredNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('callbacks:resend');
  const reading = useEndpointQuery(undelivered.list, {}, { enabled: sees });
  if (!sees) return null;
  const { lost = 0, repeating = 0 } = reading.data?.counts ?? {};
  const row = {
    icon: 'send',
    look: looks.amber,
    title: t('undelivered', { count: lost + repeating }),
    meta: t('undeliveredMeta', { lost }),
    href: '/callbacks/undelivered',
    action: t('undeliveredAction'),
  } as const;
  return { id: 'undelivered', reading, row: lost + repeating > 0 ? row : null };
}

/** Paused webhooks. Not every account has webhooks. */
export function usePausedWebhooksNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('webhooks:write');
  const reading = useEndpointQuery(webhooks.list, {}, { enabled: sees });
  if (!sees || readProblemOf(reading)?.problem.statusCode === 404) return null;
  const paused = reading.data?.items.filter(({ active }) => !active).length ?? 0;
  const row = {
    icon: 'link',
    look: looks.amber,
    title: t('webhooks', { count: paused }),
    meta: t('webhooksMeta'),
    href: '/webhooks',
    action: t('webhooksAction'),
  } as const;
  return { id: 'webhooks', reading, row: paused > 0 ? row : null };
}

/** No webhook yet, for people who may register one: without it the merchant's system hears of no payment by itself. */
export function useFirstWebhookNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('webhooks:write');
  const reading = useEndpointQuery(webhooks.list, {}, { enabled: sees });
  if (!sees || readProblemOf(reading)?.problem.statusCode === 404) return null;
  const row = {
    icon: 'link',
    look: looks.blue,
    title: t('firstWebhook'),
    meta: t('firstWebhookMeta'),
    href: '/webhooks',
    action: t('firstWebhookAction'),
  } as const;
  return { id: 'firstWebhook', reading, row: reading.data?.items.length === 0 ? row : null };
}
