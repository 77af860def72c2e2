/** Why a sign-in did not happen. `wait` says for how long. */
export type SignInFailure = { readonly kind: 'refused' | 'unavailable' } | { readonly kind: 'wait'; readonly seconds: number };

/** Reads what next-auth carried in the address: nothing but these words is ever shown. */
export function readFailure(error: string | null): SignInFailure | null {
  if (error === null || error === '') return null;
  const seconds = /^wait-(\d{1,3})$/.exec(error)?.[1];
  if (seconds) return { kind: 'wait', seconds: Number(seconds) };
  return { kind: error === 'CredentialsSignin' ? 'refused' : 'unavailable' };
}
