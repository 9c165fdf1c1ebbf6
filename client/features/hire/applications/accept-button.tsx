import { useEffect, useEffectEvent } from 'react';
import type { Application } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { readDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { acceptMarker } from './accept-marker.ts';
import { useOpenDecision } from './deciding.tsx';

/** Opens automatically if the page was left or reloaded during the payment. */
export function AcceptButton({ application }: { application: Application }) {
  const openDecision = useOpenDecision();
  const open = () => openDecision({ application, decision: 'accept' });
  const resume = useEffectEvent(() => {
    if (readDraft(acceptMarker(application)) !== null) open();
  });
  useEffect(() => resume(), []);
  return (
    <Button aria-label={t('Accept {name}', { name: displayName(application.designer) })} onClick={open}>
      {t('Accept')}
    </Button>
  );
}
