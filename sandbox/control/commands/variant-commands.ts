import { z } from 'zod';
import { tokenText } from '@/sandbox/accounts/token';
import { variantChoices } from '@/sandbox/variants/variant-choices';

/** Single variants for one account, for good; without a token for every account that has not chosen, until the program ends. */
export const variantCommand = z.strictObject({ token: tokenText.optional(), variants: variantChoices });

export type VariantCommand = z.input<typeof variantCommand>;
