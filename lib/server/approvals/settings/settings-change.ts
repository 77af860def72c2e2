import 'server-only';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';

/** What approvers of a change of settings are shown, and what makes it the same change when it is asked for again. */
export interface SettingsFacts extends Pick<Approval, 'facts' | 'rule' | 'ruleBefore' | 'changes'> {
  readonly input: Readonly<Record<string, unknown>>;
}

export type SettingsCall = Pick<GatewayCall, 'params' | 'body'>;

/**
 * A change of our own settings that needs a second administrator as soon as there is one: it is stored as it was asked for, and written by the
 * vote.
 */
export interface SettingsChange {
  describe(call: SettingsCall, services: Services): Promise<SettingsFacts>;
  /** Throws ProblemError for a change that could not be written, before anybody is asked to approve it, and again before it is written. */
  check(call: SettingsCall, services: Services): Promise<void>;
  write(call: SettingsCall, staffId: string, services: Services): Promise<void>;
}
