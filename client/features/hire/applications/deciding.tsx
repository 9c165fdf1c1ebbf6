/** The dialog in which an application is decided, above the cards: it stays, with what was typed, when its card goes. */
import { type ReactNode, Suspense, createContext, use, useState } from 'react';
import { type Application, type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { DeclineDialog } from './decline-dialog.tsx';

interface Asked {
  application: Application;
  decision: 'accept' | 'decline';
}
const DIALOGS = { accept: lazyPart(() => import('./accept-dialog.tsx')), decline: DeclineDialog };

export const isUndecided = (project: HireProjectDetail, application: Application): boolean =>
  project.status === 'pending' && application.status === 'sent';

/** Why the application can't be decided anymore; '' while it can. */
function endedText(project: HireProjectDetail, application: Application | undefined, name: string): string {
  if (!application) return t('{name}’s application is no longer available.', { name });
  if (isUndecided(project, application)) return '';
  return application.status === 'accepted' || application.status === 'declined'
    ? t('This application has already been decided.')
    : t('This project is no longer accepting applications.');
}

const OpenDecision = createContext<(asked: Asked) => void>(() => {});
export const useOpenDecision = () => use(OpenDecision);

interface DecidingProps {
  project: HireProjectDetail;
  children: ReactNode;
}

export function Deciding({ project, children }: DecidingProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <OpenDecision value={setAsked}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <Dialog key={asked.application.id} project={project} asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </OpenDecision>
  );
}

interface DialogProps {
  project: HireProjectDetail;
  asked: Asked;
  onClose: () => void;
}

/** Shows the application as it was when it could last be decided. */
function Dialog({ project, asked: { application, decision }, onClose }: DialogProps) {
  const { data } = useEndpoint(hireEndpoints.applications, { params: { id: project.id } });
  const current = data?.find(({ id }) => id === application.id);
  const [last, setLast] = useState(application);
  if (current && current !== last && isUndecided(project, current)) setLast(current);
  const Shown = DIALOGS[decision];
  const ended = data ? endedText(project, current, displayName(last.designer)) : '';
  return <Shown application={last} ended={ended} onClose={onClose} />;
}
