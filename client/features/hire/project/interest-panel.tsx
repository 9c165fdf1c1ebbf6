import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { fill } from '#client/lib/sentence.ts';
import { HowPaid } from './how-paid.tsx';
import { SideBox } from './side-box.tsx';
import * as texts from './texts.ts';

interface InterestPanelProps {
  project: HireProjectDetail;
  onApply: () => void;
}

/** For possible applicants. */
export function InterestPanel({ project, onApply }: InterestPanelProps) {
  const { designerCents } = hireAmounts(toCents(project.budget));
  const wasWithdrawn = project.application?.status === 'withdrawn';
  return (
    <SideBox title={texts.interestedInThisProject}>
      {project.isInvited && (
        <p className="mt-2 text-sm font-semibold text-info">
          {texts.invitedYouToApply(displayName(project.client))}
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        {fill(texts.proposeYourOwnPrice, {
          budget: <span className="num text-paper">{shortUsd(project.budget)}</span>,
          designerCents: <span className="num text-paper">{shortUsd(fromCents(designerCents))}</span>,
        })}
      </p>
      <div className="mt-6 grid gap-3">
        <Button size="lg" onClick={onApply}>
          {wasWithdrawn ? texts.applyAgain : texts.applyNow}
        </Button>
        <MessageButton size="lg" person={project.client}>
          {texts.messageClient}
        </MessageButton>
      </div>
      <HowPaid />
    </SideBox>
  );
}
