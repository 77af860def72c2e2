import 'server-only';
import type { officeForTests } from '@/lib/server/testing/office-for-tests';

/** What the service has of one charge, with all it knows of its payer. */
export const storedCharge = {
  id: 'SVTX-1234567890',
  status: 'PENDING',
  type: 'DEPOSIT',
  amount: 37.9,
  clientReference: 'cob-777',
  virtualAccount: 'loja-centro',
  qrCodeText: '00020126BR.GOV.BCB.PIX<5204>"&6304ABCD',
  generatedName: 'Rafael Moura',
  generatedDocument: '52998224725',
  generatedEmail: 'rafael@loja.example',
  createdAt: '2026-11-27T14:59:00.000Z',
} as const;

export const paidCharge = {
  ...storedCharge,
  status: 'COMPLETED',
  payerName: 'Rafaela Pagadora',
  payerDocument: '11144477735',
  payerInstitutionName: 'Banco Azul',
  payerAccountNumber: '0004821',
  endToEndId: 'E90410000202611271500ABCDEFGHIJK',
  paidAt: '2026-11-27T15:00:05.000Z',
} as const;

export const merchant = 'Casa <Ipê>';

/** The service answers with this charge, and with the account; returns how often it was asked for the charge. */
export function serveCharge(office: ReturnType<typeof officeForTests>) {
  let served: object | null = storedCharge;
  office.service().behave((request, response) => {
    const isCharge = request.url?.startsWith('/v1/pix');
    const body = isCharge ? served : { name: merchant, accountNumber: '482913' };
    const status = body === null ? 500 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  return {
    /** Null: the service fails. */
    become(next: object | null) {
      served = next;
    },
    reads: () => office.service().received.filter(({ url }) => url.startsWith('/v1/pix')).length,
  };
}
