import type { Party } from '@/sandbox/fake-data/people';

/** The payer columns of a transaction. */
export const asPayer = ({ name, document, bank }: Party) => ({
  payerName: name,
  payerDocument: document,
  payerInstitutionIspb: bank.ispb,
  payerInstitutionName: bank.name,
});

/** The receiver columns of a transaction. */
export const asReceiver = ({ name, document, bank }: Party) => ({
  receiverName: name,
  receiverDocument: document,
  receiverInstitutionIspb: bank.ispb,
  receiverInstitutionName: bank.name,
});
