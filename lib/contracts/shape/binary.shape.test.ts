import { expect, test } from 'vitest';
import { pngBytes, receiptRecord, receiptWire } from './binary.shape';

const text = new TextEncoder();
const pdf = text.encode('%PDF-1.7\nreceipt');
const base64 = Buffer.from(pdf).toString('base64');
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);

test.each([
  ['bytes', pdf],
  ['base64', { base64 }],
  ['a data URI', { base64: `data:application/pdf;base64,${base64}` }],
])('parses the same receipt from %s', (_, wire) => {
  expect(receiptRecord.parse(wire)).toEqual(pdf);
});

test('is written as a PDF or as bare base64', () => {
  expect(receiptWire.safeParse(pdf).success).toBe(true);
  expect(receiptWire.safeParse({ base64 }).success).toBe(true);
  expect(receiptWire.safeParse({ base64: `data:application/pdf;base64,${base64}` }).success).toBe(false);
});

test.each([
  ['a page that claims to be a receipt', text.encode('<html>')],
  ['base64 of a page', { base64: btoa('<html><body>no</body></html>') }],
  ['text that is no base64', { base64: '%PDF' }],
  ['a data URI of another kind', { base64: `data:text/html;base64,${base64}` }],
  ['nothing', {}],
  ['no bytes', new Uint8Array()],
])('refuses %s', (_, wire) => {
  expect(receiptRecord.safeParse(wire).success).toBe(false);
});

test('accepts only PNG for a QR code', () => {
  expect(pngBytes.parse(png)).toBe(png);
  expect(pngBytes.safeParse(text.encode('<svg/>')).success).toBe(false);
  expect(pngBytes.safeParse(png.slice(0, 7)).success).toBe(false);
});
