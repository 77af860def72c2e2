/** Why a sign-in did not happen. `wait` says for how long; `again`: the form was sent before it was complete. */
export type SignInFailure = { readonly kind: 'refused' | 'unavailable' | 'again' } | { readonly kind: 'wait'; readonly seconds: number };

/** Reads what next-auth carried in the address: nothing but these words is ever shown. */
export function readFailure(query: URLSearchParams): SignInFailure | null {
  if (query.has('csrf')) return { kind: 'again' };
  const error = query.get('error');
  if (error === null || error === '') return null;
  const seconds = /^wait-(\d{1,4})$/.exec(error)?.[1];
  if (seconds) return { kind: 'wait', seconds: Number(seconds) };
  return { kind: error === 'CredentialsSignin' ? 'refused' : 'unavailable' };
}
