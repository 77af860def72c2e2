import { z } from 'zod';
import { nullableText, optionalInstant, optionalText } from '@/lib/contracts/shape/field.shape';
import { listRecord } from '@/lib/contracts/shape/list.shape';
import { optionalFlag } from '@/lib/contracts/shape/read-field.shape';

const holderWire = z.object({
  pixKey: z.string(),
  /** Masked, as are branch and account. */
  document: z.string(),
  name: z.string(),
  branch: nullableText,
  accountNumber: nullableText,
  personType: z.enum(['PF', 'PJ']),
  accountType: z.enum(['CACC', 'TRAN', 'SVGS']),
  institutionIspb: z.string(),
  institutionCode: nullableText,
  institutionName: z.string(),
});

const holderRecord = z.object({
  pixKey: optionalText,
  document: optionalText,
  name: z.string().min(1),
  branch: optionalText,
  accountNumber: optionalText,
  personType: optionalText,
  accountType: optionalText,
  institutionIspb: optionalText,
  institutionCode: optionalText,
  institutionName: optionalText,
});

const keyWire = z.object({
  id: z.string(),
  key: z.string(),
  type: z.enum(['CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP']),
  status: z.enum(['PENDING', 'ACTIVE', 'REMOVED']),
  isDefault: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Only the key itself is certain. Its type is written in either case and parsed as lower case, as withdrawals send it. */
const keyRecord = z.object({
  id: optionalText,
  key: z.string().min(1),
  type: optionalText.transform((type) => type?.toLowerCase() ?? null),
  status: optionalText,
  isDefault: optionalFlag,
  createdAt: optionalInstant,
  updatedAt: optionalInstant,
});

export const pixKeyShapes = {
  'pixKeys.find': { wire: holderWire, record: holderRecord },
  'pixKeys.list': { wire: z.array(keyWire), record: listRecord(keyRecord) },
};
