import { type Application, type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { daysText } from '../days-copy.ts';
import { HowPaid } from './how-paid.tsx';
import { SideBox } from './side-box.tsx';

interface OwnApplicationProps {
  project: HireProjectDetail;
  application: Application;
  onEdit: () => void;
}

/** The member's application while the client decides. */
export function OwnApplication({ project, application, onEdit }: OwnApplicationProps) {
  const withdraw = useAction(hireEndpoints.withdraw, {
    onSuccess: () => {
      toast({
        title: t('Application withdrawn'),
        description: t('You can apply again while the project is open.'),
      });
      return refreshProjects();
    },
    onError: (error) => {
      toastError(error);
      // The client may have decided in the meantime.
      return refreshProjects();
    },
  });
  return (
    <SideBox title={t('Application sent')}>
      <Offer application={application} />
      <div className="mt-6 grid gap-3">
        <Button size="lg" variant="outline" onClick={onEdit}>
          {t('Edit application')}
        </Button>
        <MessageButton size="lg" person={project.client}>
          {t('Message Client')}
        </MessageButton>
        <Button
          size="lg"
          variant="quiet"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate({ params: { id: project.id } })}
        >
          {withdraw.isPending ? t('Withdrawing...') : t('Withdraw')}
        </Button>
      </div>
      <HowPaid />
    </SideBox>
  );
}

const Offer = ({ application: { price, timelineDays, createdAt } }: { application: Application }) => (
  <>
    <p className="num mt-4 text-2xl font-semibold text-paper">{shortUsd(price)}</p>
    <p className="mt-1 text-sm text-mute">
      {timelineDays === null
        ? t('Sent on {createdAt}.', { createdAt: day(createdAt) })
        : t('Timeline: {daysText}. Sent on {createdAt}.', {
            daysText: daysText(timelineDays),
            createdAt: day(createdAt),
          })}
    </p>
  </>
);

/** The client's message. */
export const Declined = ({ project, application }: Omit<OwnApplicationProps, 'onEdit'>) => (
  <SideBox title={t('Application declined')}>
    {application.declineReason && (
      <p dir="auto" className="mt-3 text-base wrap-anywhere whitespace-pre-line text-soft">
        “{application.declineReason}”
      </p>
    )}
    <Offer application={application} />
    <div className="mt-6 grid">
      <MessageButton size="lg" person={project.client}>
        {t('Message Client')}
      </MessageButton>
    </div>
  </SideBox>
);
