import type { Application } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { acceptMarker } from './accept-marker.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { PayDialog } from '../escrow/pay-dialog.tsx';

interface AcceptDialogProps {
  application: Application;
  /** Why it can't be accepted anymore; '' while it can. */
  ended: string;
  onClose: () => void;
}

/** Terms, rules and card: accepting means paying half. */
export default function AcceptDialog({ application, ended, onClose }: AcceptDialogProps) {
  const name = displayName(application.designer);
  const upfront = fromCents(hireAmounts(toCents(application.price)).upfrontCents);
  const accept = useAction(hireDealEndpoints.accept);
  return (
    <PayDialog
      title={t('Accept {name}', { name })}
      description={t('Work begins once the upfront half is paid. Other applicants will be notified.')}
      action={t('Accept and pay {upfront}', { upfront: shortUsd(upfront) })}
      amount={upfront}
      marker={acceptMarker(application)}
      ended={ended}
      savesCard
      ask={() =>
        accept.mutateAsync({
          params: { id: application.projectId },
          body: { applicationId: application.id, updatedAt: application.updatedAt.toISOString() },
        })
      }
      onPaid={() => {
        toast({
          title: t('Payment Successful'),
          description: t('{name} has been notified, and work can begin.', { name }),
        });
        onClose();
      }}
      onClose={onClose}
    >
      <AcceptTerms application={application} />
    </PayDialog>
  );
}
