import { z } from 'zod';
import { tokenText } from '@/sandbox/accounts/token';
import { variantChoices } from '@/sandbox/variants/variant-choices';

/**
 * Chooses single variants: permanently for one account, or, without a token, until the program ends for every account without a choice of
 * its own.
 */
export const variantCommand = z.strictObject({ token: tokenText.optional(), variants: variantChoices });

export type VariantCommand = z.input<typeof variantCommand>;
