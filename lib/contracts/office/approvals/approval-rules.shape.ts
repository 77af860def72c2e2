import { z } from 'zod';
import { roleId } from '@/lib/contracts/office/roles/role-id.shape';
import { reais } from '@/lib/contracts/shape/field.shape';
import { compareReais, toReais } from '@/lib/format/money/money';
import { ruledActions } from './approvable-action';
import { ruleLimits } from './approval-rules';

/** An amount from which something waits; null where the amount does not matter. */
const threshold = reais.refine((amount) => compareReais(amount, toReais(0)) > 0).nullable();

export const ruleFields = z.strictObject({
  title: z
    .string()
    .trim()
    .min(3)
    .max(60)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  actions: z.array(z.enum(ruledActions)).min(1).max(ruledActions.length),
  /** Each one from this amount. */
  from: threshold,
  /** From this sum of one person in one day, with the one being asked for. */
  dayFrom: threshold,
  /** A payee never paid from here, or a key that changed its holder. */
  newPayee: z.boolean(),
  /** Outside these hours of São Paulo, and on Saturdays and Sundays. */
  hours: z
    .strictObject({ from: z.int().min(0).max(23), until: z.int().min(1).max(24) })
    .refine(({ from, until }) => from < until)
    .nullable(),
  /** How many people approve. */
  needed: z.int().min(1).max(ruleLimits.needed),
  roles: z.array(roleId).min(1).max(ruleLimits.roles),
  /** How many hours a request can be decided and used. */
  standsHours: z.int().min(1).max(ruleLimits.standsHours),
  enabled: z.boolean(),
});

export type RuleFields = z.output<typeof ruleFields>;

const ruleRecord = ruleFields.extend({
  id: z.string(),
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
  /** False while too few people could approve if one of those who can ask were the one who asks. */
  satisfiable: z.boolean(),
});

export type ApprovalRuleRecord = z.output<typeof ruleRecord>;

export const approvalRuleShapes = {
  'approvalRules.list': {
    record: z.object({
      items: z.array(ruleRecord),
      /** How many active people have each role. */
      people: z.record(z.string(), z.number()),
      /** Whether a change of the rules waits for a second administrator. */
      changesWait: z.boolean(),
      breakGlass: z.boolean(),
    }),
  },
  'approvalRules.save': {
    /** The version that was seen; 0 for a new rule. */
    body: ruleFields.extend({ version: z.int().min(0) }),
    record: z.object({ id: z.string(), version: z.number() }),
  },
};
