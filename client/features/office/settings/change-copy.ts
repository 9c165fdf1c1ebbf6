import type { LogLine } from '#shared/moderation/log/contract.ts';
import { ratePercent } from '#shared/kernel/commission.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { names as legalNames } from '#client/features/legal/public.ts';
import * as texts from './texts.ts';

const PRICES: Record<string, readonly [label: string, format: (value: string) => string]> = {
  commissionRate: [texts.commissionFree, ratePercent],
  premiumCommissionRate: [texts.commissionPremium, ratePercent],
  premiumPrice: [texts.premiumPrice, shortUsd],
};
const SWITCHES: Record<string, string> = {
  premium: texts.premium,
  enrollment: texts.courseEnrollment,
  'direct-messages': texts.directMessages,
};

/** What a line of the log says: what was changed, from which value to which. One act may change several prices. */
export function changesIn({ act, subjectId, before, after }: LogLine): [what: string, how: string][] {
  const stateOf = (values: LogLine['before']) => (values['isOpen'] ? texts.open : texts.comingSoon);
  switch (act) {
    case 'settings.prices':
      return Object.keys(after).flatMap((key) => {
        const [label, format] = PRICES[key] ?? [];
        if (!label || !format) return [];
        return [[label, texts.fromTo(format(String(before[key])), format(String(after[key])))]];
      });
    case 'settings.switch':
      return [[SWITCHES[subjectId] ?? subjectId, texts.fromTo(stateOf(before), stateOf(after))]];
    case 'legal.publish': {
      const page = legalNames[subjectId as keyof typeof legalNames];
      const starts = texts.startsOn(day(new Date(String(after['from']))));
      return [[texts.legalVersion(page, String(after['version'])), starts]];
    }
    default:
      return [[texts.supportAddress, texts.changed]];
  }
}
