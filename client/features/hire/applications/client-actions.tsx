import { useRef } from 'react';
import { Bookmark, MessageCircle } from '#client/ui/icons.ts';
import { type Application, type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { refreshProjects } from '../hire-queries.ts';
import { AcceptButton } from './accept-button.tsx';
import { isUndecided, useOpenDecision } from './deciding.tsx';

interface ClientActionsProps {
  project: HireProjectDetail;
  application: Application;
}

/** The client's actions on an application; deciding is possible only while nothing is decided. */
export function ClientActions({ project, application }: ClientActionsProps) {
  const openDecision = useOpenDecision();
  const { id, projectId, designer, isShortlisted } = application;
  const name = displayName(designer);
  const shortlist = useAction(hireEndpoints.shortlist, {
    onSuccess: () => refreshProjects(),
    onError: (error) => {
      toastError(error);
      return refreshProjects();
    },
  });
  const marker = useRef<HTMLButtonElement>(null);
  // Moves the card.
  useRefocus(marker, `${isShortlisted} ${shortlist.isPending}`);
  const mayDecide = isUndecided(project, application);
  return (
    <>
      {mayDecide && <AcceptButton application={application} />}
      <div className="flex flex-wrap gap-1.5">
        <MessageButton size="smTight" person={designer} aria-label={t('Message {name}', { name })}>
          <MessageCircle size={15} aria-hidden />
          {t('Message')}
        </MessageButton>
        {mayDecide && (
          <>
            <Button
              ref={marker}
              size="smTight"
              variant="outline"
              aria-pressed={isShortlisted}
              aria-label={t('Shortlist {name}', { name })}
              disabled={shortlist.isPending}
              onClick={() =>
                shortlist.mutate({
                  params: { id: projectId, applicationId: id },
                  body: { isShortlisted: !isShortlisted },
                })
              }
            >
              <Bookmark size={15} aria-hidden className={isShortlisted ? 'fill-current' : ''} />
              {isShortlisted ? t('Shortlisted') : t('Shortlist')}
            </Button>
            <Button
              size="smTight"
              variant="quiet"
              aria-label={t('Decline {name}', { name })}
              onClick={() => openDecision({ application, decision: 'decline' })}
            >
              {t('Decline')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
