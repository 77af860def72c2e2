import { z } from 'zod';
import { publicHost } from '../network/webhook-hosts.mjs';

/** The push services of the browsers there are: Chrome and most others, Firefox, Safari, Edge. */
const ofBrowsers = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** The hosts that notices for browsers may be handed to; with `*.` all below a name. None turns them off. */
export const pushHosts = z
  .string()
  .default(ofBrowsers)
  .transform((text, context) =>
    (text === 'off' ? '' : text)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .flatMap((entry) => {
        const below = entry.startsWith('*.');
        const host = publicHost(below ? entry.slice(2) : entry);
        if (host === null) context.addIssue({ code: 'custom' });
        return host === null ? [] : [below ? `*.${host}` : host];
      }),
  )
  .pipe(z.array(z.string()).max(20));
