import { z } from 'zod';
import { roleId } from '@/lib/contracts/office/roles/role-id.shape';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { savedViewLimits, savedViewLists } from './saved-views';

const densities = ['normal', 'compact'] as const;

/** The choices of columns, by their ids. */
const shownColumns = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.boolean())
  .refine((shown) => Object.keys(shown).length <= 40, 'too many columns');

/** One line of words, without characters the database would reject and without runs of blanks that make two names look alike. */
const name = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u)
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1).max(savedViewLimits.name));

/** What is seen now. Of the address the server keeps what its list knows and may be kept. */
const shownNow = z.strictObject({ query: z.string().max(2000), density: z.enum(densities), shown: shownColumns });

const viewRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The part of the address after the question mark, as it was saved: what its list no longer knows is named by the page. */
  query: z.string(),
  density: z.enum(densities),
  shown: z.record(z.string(), z.boolean()),
  /** Null for one of the reader's own. */
  role: roleId.nullable(),
  /** Null for a built-in role, which is called in the words of the product. */
  roleName: z.string().nullable(),
  /** Whether it is a tab of the reader; those of other roles are only there to be changed. */
  isTab: z.boolean(),
  mayChange: z.boolean(),
});

export type SavedView = z.output<typeof viewRecord>;

export const savedViewShapes = {
  'savedViews.list': {
    record: z.object({
      items: z.array(viewRecord),
      /** The roles the reader may save views for. */
      roles: z.array(z.object({ id: roleId, name: z.string().nullable() })),
    }),
    whole: wholeFor('everybody', 'The names of views and roles are chosen by staff; texts and documents are left out of what is saved.'),
  },
  'savedViews.create': {
    body: shownNow.extend({ list: z.enum(savedViewLists), name, role: roleId.nullable() }),
    record: z.object({ id: z.uuid() }),
  },
  'savedViews.change': {
    body: z
      .strictObject({ name: name.optional(), content: shownNow.optional() })
      .refine(({ name, content }) => name !== undefined || content !== undefined, 'nothing to change'),
    record: z.null(),
  },
  'savedViews.remove': { record: z.null() },
};
