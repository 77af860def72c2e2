/** Somebody the provider knows, with what it says about them. */
export interface SsoPerson {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly groups: readonly string[];
  /** How they showed who they are, as the provider says it: `mfa` for a second factor. */
  readonly amr: readonly string[];
}

const employee = (sub: string, name: string, groups: readonly string[]): SsoPerson => ({
  sub,
  name,
  email: `${sub}@empresa.example`,
  emailVerified: true,
  groups,
  amr: ['pwd'],
});

/** One person for each role, one with two groups, and one without a group of ours. */
export const demonstrationPeople: readonly SsoPerson[] = [
  employee('beatriz', 'Beatriz Lemos', ['todos', 'balcao-admin']),
  employee('caio', 'Caio Antunes', ['todos', 'balcao-financeiro']),
  employee('denise', 'Denise Prado', ['todos', 'balcao-suporte']),
  employee('edson', 'Edson Vidal', ['todos', 'balcao-dev']),
  employee('flora', 'Flora Nunes', ['todos', 'balcao-auditoria']),
  employee('gil', 'Gil Sampaio', ['balcao-suporte', 'balcao-financeiro']),
  employee('helena', 'Helena Rocha', ['todos', 'estoque']),
];
