import { z } from 'zod';

export const cardTokenShapes = {
  'cardTokens.create': {
    body: z.strictObject({ grant_type: z.literal('client_credentials') }),
    wire: z.object({ access_token: z.string(), token_type: z.string(), expires_in: z.int() }),
    /** `expiresIn` in seconds. */
    record: z
      .object({ access_token: z.string().min(1), expires_in: z.number().positive() })
      .transform(({ access_token, expires_in }) => ({ accessToken: access_token, expiresIn: expires_in })),
  },
};
