/** Whether payer and named payer are one name, accents and case aside; null where either is not known. */
export function namesMatch(payer: string | null, named: string | null): boolean | null {
  if (!payer || !named) return null;
  return payer.trim().localeCompare(named.trim(), 'pt', { sensitivity: 'base' }) === 0;
}
