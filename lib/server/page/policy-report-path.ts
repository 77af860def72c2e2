import 'server-only';

/** Where browsers report violations of the content security policy. */
export const policyReportPath = '/api/policy-reports';
