import 'server-only';
import type { Approval, Requirement } from '@/lib/contracts/office/approvals/approvals.shape';
import type { PermissionHolder } from '@/lib/contracts/office/permission';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** What approvers of a change of settings are shown, and what makes it the same change when it is asked for again. */
export interface SettingsFacts extends Pick<Approval, 'facts' | 'rule' | 'ruleBefore' | 'changes'> {
  readonly input: Readonly<Record<string, unknown>>;
}

/** Who makes a change with what they open now: who asked for it first, then who approved it. */
export type Givers = readonly [PermissionHolder, ...PermissionHolder[]];

export type SettingsCall = Pick<GatewayCall, 'params' | 'body'>;

/**
 * A change of our own settings that needs a second administrator as soon as there is one: it is stored as it was asked for, and written by the
 * vote.
 */
export interface SettingsChange {
  describe(call: SettingsCall, services: Services): Promise<SettingsFacts>;
  /** What it waits for besides another person who may make it. Throws ProblemError where nobody could meet it. */
  requirements?(call: SettingsCall, caller: Caller, services: Services): Promise<readonly Requirement[]>;
  /**
   * Throws ProblemError for a change that could not be written, before anybody is asked to approve it, and again before it is written. `givers` are
   * who asked and who approved; null while it is only asked for.
   */
  check(call: SettingsCall, givers: Givers | null, services: Services): Promise<void>;
  write(call: SettingsCall, staffId: string, givers: Givers, services: Services): Promise<void>;
}
