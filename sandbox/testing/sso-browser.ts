const maxSteps = 20;

/** A browser double at the provider of single sign-on: it follows redirects, keeps cookies and presses buttons. */
export function ssoBrowser() {
  const jar = new Map<string, string>();

  async function ask(address: string, form?: Record<string, string>): Promise<Response> {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form);
    const response = await fetch(address, { method: form ? 'POST' : 'GET', body, redirect: 'manual', headers: { cookie } });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Follows an address until it leaves the provider, or to its page that asks something. */
  async function follow(address: string, form?: Record<string, string>): Promise<{ address: string; html: string | null }> {
    const { origin } = new URL(address);
    let next = address;
    let sent = form;
    for (let step = 0; step < maxSteps; step += 1) {
      if (!next.startsWith(origin)) return { address: next, html: null };
      const response = await ask(next, sent);
      sent = undefined;
      const location = response.headers.get('location');
      if (location === null) return { address: next, html: await response.text() };
      next = new URL(location, next).href;
    }
    throw new Error('the provider leads in a circle');
  }

  /** Signs out at an address of the provider, which tells the product; answers where it leads then. */
  async function signOutAt(address: string): Promise<string> {
    const { html } = await follow(address);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html ?? '')?.[1] ?? '';
    return (await follow(new URL('/session/end/confirm', address).href, { xsrf, logout: 'yes' })).address;
  }

  return {
    /** Signs in as this person; answers the address the provider leads back to. */
    async signIn(location: string, sub: string): Promise<string> {
      const { address, html } = await follow(location);
      if (html === null) return address;
      return (await follow(address, { sub })).address;
    },
    /** Signs out at the provider, which tells the product. */
    signOut: async (issuer: string): Promise<void> => void (await signOutAt(`${issuer}/session/end`)),
    signOutAt,
  };
}
