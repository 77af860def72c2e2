import 'server-only';

/** Where pages tell their browsers to report a breach of their policy. */
export const policyReportPath = '/api/policy-reports';
