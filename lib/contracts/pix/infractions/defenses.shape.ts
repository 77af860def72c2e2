import { z } from 'zod';
import { lenient, nullableText, optionalInstant, optionalText } from '@/lib/contracts/shape/field.shape';
import { listRecord } from '@/lib/contracts/shape/list.shape';
import { optionalItems, optionalNumber } from '@/lib/contracts/shape/read-field.shape';
import { defenseLimits } from './defenses';

const evidence = z
  .file()
  .min(1)
  .refine((file) => !/\.(exe|msi|bat|cmd|sh)$/i.test(file.name), 'no executables');

/** A defense before it is encoded as multipart. Each refused file is named by its index. */
const defenseBody = z.strictObject({
  defense: z.string().trim().min(defenseLimits.textMin).max(defenseLimits.textMax),
  files: z
    .array(evidence)
    .max(defenseLimits.files)
    .refine((files) => files.reduce((sum, file) => sum + file.size, 0) <= defenseLimits.bytes, 'more than 10 MB together')
    .default([]),
});

export const defenseWire = z.object({
  id: z.string(),
  defense: z.string(),
  status: z.enum(['PENDING', 'DEFENDED']),
  infractionId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  files: z.array(z.object({ name: z.string(), mimeType: z.string(), size: z.number(), url: nullableText })),
});

const fileRecord = z.object({
  name: lenient((name) => (typeof name === 'string' ? name : '')),
  mimeType: optionalText,
  /** Bytes. */
  size: optionalNumber,
  /** A signed URL, valid for minutes: fetch the defense again for a fresh one. */
  url: optionalText,
});

export const defenseRecord = z.object({
  id: optionalText,
  defense: z.string(),
  status: optionalText,
  infractionId: optionalText,
  createdAt: optionalInstant,
  updatedAt: optionalInstant,
  files: optionalItems(fileRecord).transform((files) => files ?? []),
});

export const defenseShapes = {
  'defenses.create': { body: defenseBody, wire: defenseWire, record: defenseRecord },
  'defenses.list': { wire: z.array(defenseWire), record: listRecord(defenseRecord) },
  'defenses.read': { wire: defenseWire, record: defenseRecord },
};
