import { z } from 'zod';
import { pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import { pixKeyFields, pixKeyRule } from '@/lib/contracts/shape/body-field.shape';
import { instant } from '@/lib/contracts/shape/field.shape';
import { holderRecord } from '@/lib/contracts/shape/holder.shape';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { visibleText, withoutInvisible } from '@/lib/format/text/visible-text';
import { savedPayeeLimits } from './saved-payees';

const name = z
  .string()
  .max(savedPayeeLimits.name * 2)
  .transform((typed) => visibleText(typed).normalize('NFC'))
  .pipe(z.string().min(1).max(savedPayeeLimits.name));

const note = z
  .string()
  .max(savedPayeeLimits.note * 2)
  .transform((typed) => withoutInvisible(typed).normalize('NFC').trim())
  .pipe(z.string().max(savedPayeeLimits.note));

const savedPayee = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  pixKey: z.string(),
  pixType: z.enum(pixKeyTypes),
  /** Who held the key when it was last paid from here, or when it was saved. */
  holder: holderRecord,
  /** When that holder was confirmed. */
  seenAt: instant,
  /** When it was last paid from here; null where it never was. */
  paidAt: instant.nullable(),
  /** Who saved it. */
  staff: z.string(),
  version: z.number(),
});

export type SavedPayee = z.output<typeof savedPayee>;

export const savedPayeeShapes = {
  'savedPayees.list': {
    record: z.object({ items: z.array(savedPayee) }),
    whole: wholeFor('withdrawals:create', 'Whoever pays a saved key has to see which key it is and what their team calls it.'),
  },
  'savedPayees.create': {
    /** `lookup` is that of the key, by the same person: it says whose key it is. */
    body: z.strictObject({ ...pixKeyFields, name, note, lookup: z.string().min(1).max(4_000) }).refine(pixKeyRule.check, pixKeyRule.report),
    record: z.object({ id: z.uuid() }),
  },
  'savedPayees.change': { body: z.strictObject({ name, note, version: z.number().int().min(1) }), record: z.null() },
  'savedPayees.remove': { record: z.null() },
};
