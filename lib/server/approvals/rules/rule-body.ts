import 'server-only';
import { shapes } from '@/lib/contracts/shapes';

/** The rule that a call writes, and the version that was seen. */
export function parseRuleBody(body: unknown) {
  return shapes['approvalRules.save'].body.parse(body);
}
