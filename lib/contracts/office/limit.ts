/**
 * The kinds of call with a budget per person: reading personal data, revealing one field, looking up a Pix key or code, moving money, and
 * downloading files.
 */
export const limitKinds = ['personal', 'reveal', 'lookup', 'money', 'export'] as const;

export type LimitKind = (typeof limitKinds)[number];
