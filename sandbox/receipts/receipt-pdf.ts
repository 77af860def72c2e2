import PDFDocument from 'pdfkit';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { receiptLines } from './receipt-lines';

const grey = '#667085';
const ink = '#101828';
const margin = 40;
const valuesLeft = 180;

/** Renders the official receipt of a transaction on one A5 page. The same transaction always gives the same bytes. */
export function receiptPdf(title: string, row: TransactionRow): Promise<Uint8Array<ArrayBuffer>> {
  const issued = new Date(row.updatedAt);
  const page = new PDFDocument({ size: 'A5', margin, info: { Title: title, Author: ownInstitution.name, CreationDate: issued } });
  const bytes = collect(page);
  page.fillColor(ink).font('Helvetica-Bold').fontSize(15).text(title);
  page.fillColor(grey).font('Helvetica').fontSize(9).text(ownInstitution.name).moveDown();
  for (const [name, value] of receiptLines(row)) {
    if (value === undefined) page.moveDown(0.6).fillColor(ink).font('Helvetica-Bold').fontSize(10).text(name, margin).font('Helvetica');
    else {
      const { y } = page;
      page.fontSize(9).fillColor(grey).text(name, margin, y).fillColor(ink).text(printable(value), valuesLeft, y);
    }
  }
  page.end();
  return bytes;
}

/** Replaces characters that the built-in fonts lack: they have Latin-1 only. */
function printable(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?');
}

function collect(page: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    page.on('error', reject);
  });
}
