import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { t, tx } from '#client/lib/t.ts';
import { HowPaid } from './how-paid.tsx';
import { SideBox } from './side-box.tsx';

interface InterestPanelProps {
  project: HireProjectDetail;
  onApply: () => void;
}

/** Invites possible applicants. */
export function InterestPanel({ project, onApply }: InterestPanelProps) {
  const { designerCents } = hireAmounts(toCents(project.budget));
  const wasWithdrawn = project.application?.status === 'withdrawn';
  return (
    <SideBox title={t('Interested in this project?')}>
      {project.isInvited && (
        <p className="mt-2 text-sm font-semibold text-info">
          {t('{client} invited you to apply.', { client: displayName(project.client) })}
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        {tx(
          'Propose your own price and timeline. At the full budget of {budget}, you receive {designerCents}.',
          {
            budget: <span className="num text-paper">{shortUsd(project.budget)}</span>,
            designerCents: <span className="num text-paper">{shortUsd(fromCents(designerCents))}</span>,
          },
        )}
      </p>
      <div className="mt-6 grid gap-3">
        <Button size="lg" onClick={onApply}>
          {wasWithdrawn ? t('Apply again') : t('Apply Now')}
        </Button>
        <MessageButton size="lg" person={project.client}>
          {t('Message Client')}
        </MessageButton>
      </div>
      <HowPaid />
    </SideBox>
  );
}
