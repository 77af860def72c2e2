/** The invented institution that holds the sandbox's accounts: the merchant's side of every Pix. */
export const ownInstitution = { ispb: '90417265', name: 'Instituição de Pagamento Lapacho' } as const;
