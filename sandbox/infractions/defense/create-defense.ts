import type { ParsedBodyOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { changeInfraction } from '@/sandbox/infractions/change-infraction';
import { isFinal, isInManualAnalysis } from '@/sandbox/infractions/infraction-row';
import { lockDispute } from '@/sandbox/infractions/lock-dispute';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { checkEvidence } from './check-evidence';

/**
 * Stores the defense of an infraction with its evidence, and another one where adjustments are requested. Returns its id.
 * @throws ServiceProblem SVV001 for invalid files, SVG404 for an unknown infraction, SVK210 once it is closed or its deadline has passed,
 * SVK212 when a defense was sent already, SVK211 outside of manual analysis, SVG422 when the account may not answer infractions.
 */
export async function createDefense(
  { sql, clock }: Services,
  account: Account,
  infractionId: string,
  { defense, files }: ParsedBodyOf<'defenses.create'>,
): Promise<string> {
  const evidence = await checkEvidence(files);
  if (!account.settings.allowInfraction) throw new ServiceProblem('SVG422');
  return sql.begin(async (tx) => {
    const dispute = await lockDispute(tx, account.id, infractionId);
    if (!dispute) throw new ServiceProblem('SVG404');
    const at = clock.now();
    const { infraction } = dispute;
    const late = infraction.expiresAt !== null && Date.parse(infraction.expiresAt) <= at.getTime();
    if (isFinal(infraction) || late) throw new ServiceProblem('SVK210');
    const [sent] = await tx`select 1 from defenses where account_id = ${account.id} and infraction_id = ${infractionId} limit 1`;
    if (sent && infraction.status !== 'WAITING_ADJUSTMENTS') throw new ServiceProblem('SVK212');
    if (!isInManualAnalysis(infraction)) throw new ServiceProblem('SVK211');

    const id = `def${seededFraction.letters(14)}`;
    const now = at.toISOString();
    const row = { accountId: account.id, id, infractionId, text: defense, status: 'DEFENDED', createdAt: now, updatedAt: now };
    await tx`insert into defenses ${tx(row)}`;
    for (const [place, { name, mimeType, content }] of evidence.entries()) {
      const file = { accountId: account.id, id: `file${seededFraction.letters(14)}`, defenseId: id, place, name, mimeType, content };
      await tx`insert into defense_files ${tx(file)}`;
    }
    await changeInfraction(tx, account.id, infraction, { status: 'DEFENDED' }, at);
    return id;
  });
}
