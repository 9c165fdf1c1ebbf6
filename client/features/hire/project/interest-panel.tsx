import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { MessageButton } from '#client/features/messages/message-button.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { usd } from '#client/lib/format.ts';
import { HowPaid } from './how-paid.tsx';
import { SideBox } from './side-box.tsx';

interface InterestPanelProps {
  project: HireProjectDetail;
  onApply: () => void;
}

/** For whoever could do the work. */
export function InterestPanel({ project, onApply }: InterestPanelProps) {
  const { designerCents } = hireAmounts(toCents(project.budget));
  const wasWithdrawn = project.application?.status === 'withdrawn';
  return (
    <SideBox title="Interested in this project?">
      {project.isInvited && (
        <p className="mt-2 text-sm font-semibold text-info">
          {displayName(project.client)} invites you to apply.
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        Propose your own price and timeline. At the full budget of{' '}
        <span className="num text-paper">{usd(project.budget)}</span> you receive{' '}
        <span className="num text-paper">{usd(fromCents(designerCents))}</span>.
      </p>
      <div className="mt-6 grid gap-3">
        <Button size="lg" onClick={onApply}>
          {wasWithdrawn ? 'Apply again' : 'Apply Now'}
        </Button>
        <MessageButton size="lg" person={project.client}>
          Message Client
        </MessageButton>
      </div>
      <HowPaid />
    </SideBox>
  );
}
