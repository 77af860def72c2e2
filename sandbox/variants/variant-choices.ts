import { z } from 'zod';
import { variantNames } from './variant-table';

/** Single variants, chosen or not; what is not named stays as the start has it. */
export const variantChoices = z.partialRecord(z.enum(variantNames), z.boolean());

export type VariantChoices = z.output<typeof variantChoices>;
