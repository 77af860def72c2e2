import { z } from 'zod';
import { setting } from './setting.mjs';

/** The built-in roles of the product; a test compares them with the contract. */
export const settingRoles = /** @type {const} */ (['admin', 'finance', 'support', 'developer', 'auditor']);

/**
 * A role in a setting: a built-in one, or the id of one that administrators made. Whether that one exists is only known to the database; an id that
 * nobody made is the role of nobody.
 */
export const settingRole = z.union([z.enum(settingRoles), z.templateLiteral(['custom-', z.string().regex(/[a-z0-9-]{1,57}/)])]);

const roles = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',')))
  .pipe(z.array(settingRole))
  .nullable()
  .default(null);

const amount = z
  .union([z.literal('off'), z.string().regex(/^\d{1,9}(\.\d{2})?$/)])
  .nullable()
  .default(null);

/** Who must have a second factor, and from which amount an action asks for a fresh proof of it. */
export const secondFactorSettings = {
  SECOND_FACTOR: setting(roles, 'the roles that must have a second factor, separated by commas, or none', 'admin,finance'),
  STEP_UP_FROM: setting(
    amount,
    'the amount in reais from which payments, refunds and reversals ask for a fresh proof of the second factor, 0 for all of them, or off',
    '500.00',
  ),
};
