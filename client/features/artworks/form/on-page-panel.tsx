import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { MoneyInput } from '#shared/kernel/fields.ts';
import { commissionRateFor, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Panel } from '#client/ui/panel.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { fill } from '#client/lib/sentence.ts';
import EditionLine from '../edition-line.tsx';
import * as pageTexts from '../texts.ts';
import { type WorkDraft, typedEdition } from './work-draft.ts';
import * as texts from './texts.ts';

interface OnPagePanelProps {
  draft: WorkDraft;
  member: CurrentUser;
  /** The button that publishes it. */
  children: ReactNode;
}

/** How the work can be bought: what its page will show, as it is typed. */
export function OnPagePanel({ draft, member, children }: OnPagePanelProps) {
  const size = typedEdition(draft) ?? null;
  const price = draft.isForSale && MoneyInput.safeParse(draft.price).success ? draft.price : null;
  return (
    <Panel title={texts.onTheArtworkPage} className="flex flex-col">
      <div className="flex items-center justify-between gap-4">
        {price ? (
          <p className="num text-[2rem] leading-none font-semibold text-paper">{shortUsd(price)}</p>
        ) : (
          <p className="text-base text-soft">
            {draft.isForSale ? pageTexts.priceOnRequest : pageTexts.notForSale}
          </p>
        )}
        {size && <EditionLine edition={{ size, left: size, next: 1, isFixed: false }} part="left" />}
      </div>
      {price && (
        <p className="mt-2 text-sm text-mute">
          {fill(pageTexts.receives, {
            firstName: member.firstName ?? displayName(member),
            share: <span className="num text-soft">{shareOf(price, member)}</span>,
          })}
        </p>
      )}
      <ul className="mt-5 mb-7 grid gap-3 border-t border-line pt-5 text-sm text-soft">
        {factsOf(draft, size, price).map((fact) => (
          <li key={fact} className="flex items-start gap-3">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-mute" />
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">{children}</div>
    </Panel>
  );
}

const shareOf = (price: string, member: CurrentUser): string =>
  shortUsd(fromCents(splitPrice(toCents(price), commissionRateFor(member, prices())).payeeCents));

function waysToIt({ isOpenToOffers }: WorkDraft, price: string | null): string {
  if (price) return isOpenToOffers ? texts.purchaseAndOffers : pageTexts.purchase;
  return isOpenToOffers ? texts.messageAndOffers : pageTexts.message;
}

const factsOf = (draft: WorkDraft, size: number | null, price: string | null): string[] => [
  ...(draft.isForSale ? [waysToIt(draft, price)] : []),
  ...(size ? [texts.numberedTo(size)] : []),
  ...(draft.isForSale ? [texts.comesWithACertificate] : []),
  draft.allowsAiTraining ? texts.signedForAiTraining : texts.signedNotForAiTraining,
];
