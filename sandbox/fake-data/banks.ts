export interface Bank {
  readonly ispb: string;
  readonly name: string;
}

/** Invented banks. One already has an ISPB with letters. */
export const banks: readonly Bank[] = [
  { ispb: '99123401', name: 'Banco Aroeira S.A.' },
  { ispb: '99456702', name: 'Banco Serra Dourada S.A.' },
  { ispb: '99781203', name: 'Cooperativa Vale do Ipê' },
  { ispb: '99210304', name: 'Banco Mandacaru S.A.' },
  { ispb: '99645105', name: 'Bruma Instituição de Pagamento' },
  { ispb: '99332806', name: 'Banco Pinheiral S.A.' },
  { ispb: '99870907', name: 'Caixa Cooperativa do Cerrado' },
  { ispb: '99014508', name: 'Banco Guará S.A.' },
  { ispb: '99558209', name: 'Tangará Pagamentos' },
  { ispb: '99167310', name: 'Banco Litorâneo S.A.' },
  { ispb: '00991711', name: 'Banco Paranaguá S.A.' },
  { ispb: '99KV4E12', name: 'Sucupira Instituição de Pagamento' },
];
