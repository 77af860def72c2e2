/**
 * The kinds of call of which a person may make only so many in a while: reading personal data, revealing one field, looking up who
 * a Pix key or code belongs to, moving money, and taking whole files out.
 */
export const limitKinds = ['personal', 'reveal', 'lookup', 'money', 'export'] as const;

export type LimitKind = (typeof limitKinds)[number];
