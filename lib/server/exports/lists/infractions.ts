import 'server-only';
import { exportedList } from '@/lib/server/exports/exported-list';

const header = (key: string) => ['infractions.columns', key] as const;

export const infractionsExport = exportedList('infractions', {
  title: ['infractions', 'title'],
  sum: (row) => row.transaction.amount,
  columns: {
    reportedAt: { header: header('reportedAt'), kind: 'instant', of: (row) => row.reportedAt ?? row.createdAt },
    claimant: { header: header('claimant'), kind: 'text', of: (row) => row.transaction.payerName },
    type: { header: header('reason'), kind: 'word', words: 'infractionType', of: (row) => row.type },
    protocol: { header: header('protocol'), kind: 'text', of: (row) => row.protocol },
    expiresAt: { header: header('until'), kind: 'instant', of: (row) => row.expiresAt },
    status: { header: header('status'), kind: 'word', words: 'infractionStatus', of: (row) => row.status },
    amount: { header: header('sum'), kind: 'money', of: (row) => row.transaction.amount },
  },
  extra: {
    analysisResult: {
      header: ['infractions.filters', 'analysisResult'],
      kind: 'word',
      words: 'infractions.results',
      of: (row) => row.analysisResult,
    },
  },
});
