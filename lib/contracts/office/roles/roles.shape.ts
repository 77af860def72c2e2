import { z } from 'zod';
import { permissions } from '@/lib/contracts/office/permission';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { dutyConflicts } from './duty-conflict';
import { grantablePermissions, roleTextLimits } from './grantable-permissions';
import { roleId } from './role-id.shape';

/** One line of words, without characters the database would reject and without runs of blanks that make two names look alike. */
const line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u)
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' '));

const roleFields = z.strictObject({
  /** Latin letters, digits and a few signs: the audit joins names with others, and no letter of another script looks like one of a built-in name. */
  name: line.pipe(
    z
      .string()
      .min(3)
      .max(roleTextLimits.name)
      .regex(/^[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd} .,&()/'-]*$/u),
  ),
  /** What the role is for, in the words of whoever made it. */
  description: line.pipe(z.string().max(roleTextLimits.description)),
  permissions: z
    .array(z.enum(grantablePermissions))
    .min(1)
    .max(grantablePermissions.length)
    .refine((list) => new Set(list).size === list.length),
  /** Opens nothing any more, and can be given to nobody. */
  archived: z.boolean(),
});

export type RoleFields = z.output<typeof roleFields>;

const roleRecord = z.object({
  id: roleId,
  builtIn: z.boolean(),
  /** Null for a built-in role, whose name and description are in the words of the product. */
  name: z.string().nullable(),
  description: z.string(),
  permissions: z.array(z.enum(permissions)),
  archived: z.boolean(),
  /** 0 for a built-in one. */
  version: z.number(),
  /** How many active people have it. */
  people: z.number(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
});

export type RoleRecord = z.output<typeof roleRecord>;

const roleName = z.object({
  id: roleId,
  name: z.string().nullable(),
  permissions: z.array(z.enum(permissions)),
  archived: z.boolean(),
});

export type RoleName = z.output<typeof roleName>;

/** How a fact of a payer is shown to the people of a role. */
export const sampleFields = ['document', 'email', 'phone', 'name'] as const;

const roleView = z.object({
  role: roleRecord,
  /** The addresses of the pages in their menu, in its order, and where they arrive when they sign in. */
  pages: z.array(z.string()),
  start: z.string(),
  /** What they may do besides reading. */
  actions: z.array(
    z.object({
      permission: z.enum(permissions),
      /** Whether it moves money, and so is an operation. */
      money: z.boolean(),
      /** Whether it asks for a fresh proof of the second factor: of every one, from an amount on, or of none. */
      proof: z.enum(['always', 'amount', 'never']),
      /** Whether a rule in force can make it wait for other people. */
      canWait: z.boolean(),
    }),
  ),
  /** Personal data of payers: whole, one field at a time for a reason, or masked only; and what that looks like, with the data of nobody. */
  personalData: z.enum(['whole', 'revealed', 'masked']),
  samples: z.array(z.object({ field: z.enum(sampleFields), shown: z.string() })),
  secondFactor: z.boolean(),
  /** From where they may work; null for everywhere. */
  networks: z.array(z.string()).nullable(),
  /** Whether spending limits of the role are on. */
  limited: z.boolean(),
});

export const roleShapes = {
  'roles.list': {
    record: z.object({
      /** Those that administrators made first, by name; then the built-in ones; the archived ones last. */
      items: z.array(roleRecord),
      /** Whether a change waits for a second person. */
      changesWait: z.boolean(),
      /** What the reader can give alone. */
      mayGive: z.array(z.enum(permissions)),
      /** Whether the reader can ask somebody else to give the rest. */
      mayAsk: z.array(z.enum(permissions)),
    }),
  },
  'roles.names': { record: z.object({ items: z.array(roleName) }) },
  'roles.read': { record: roleView, whole: wholeFor('everybody', 'The samples are the data of nobody.') },
  'roles.save': {
    body: roleFields.extend({
      /** The version that was seen; 0 for a new role. */
      version: z.int().min(0),
      /** The warnings that were read. */
      acknowledged: z.array(z.enum(dutyConflicts)).max(dutyConflicts.length),
    }),
    record: z.object({ id: roleId, version: z.number() }),
  },
};
