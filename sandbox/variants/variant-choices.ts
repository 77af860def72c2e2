import { z } from 'zod';
import { variantNames } from './variant-table';

/** Choices of single variants. A variant without a choice keeps its default. */
export const variantChoices = z.partialRecord(z.enum(variantNames), z.boolean());

export type VariantChoices = z.output<typeof variantChoices>;
