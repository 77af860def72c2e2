export interface GivenHeaders {
  readonly timestamp: string | null;
  readonly nonce: string | null;
  readonly signature: string | null;
}

/** The three headers out of pasted lines, `name: value` each; how the names are written does not matter. */
export function readHeaders(pasted: string): GivenHeaders {
  const found = new Map<string, string>();
  for (const line of pasted.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*"?([\w-]+)"?\s*[:=]\s*(.*)$/.exec(line) ?? [];
    found.set(name.toLowerCase(), value.trim().replace(/^"|",?$/g, ''));
  }
  const header = (name: string) => found.get(name) || null;
  return { timestamp: header('x-webhook-timestamp'), nonce: header('x-webhook-nonce'), signature: header('x-webhook-signature') };
}
