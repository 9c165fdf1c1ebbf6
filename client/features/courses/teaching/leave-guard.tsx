import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';

/** The target of a plain click on a link of this site; null for anything the browser handles itself. */
function targetOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname === location.pathname) return null;
  return pathname + search + hash;
}

/**
 * While something is unsaved, links ask before navigating, and the browser before the tab is closed.
 * Going back does not ask, because the draft is kept.
 */
export function useLeaveGuard(isDirty: boolean) {
  const [, navigate] = useLocation();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const next = targetOf(event);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(next);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);
  return {
    isAsking: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      if (target === null) return;
      // Downloads and sign-out are not screens.
      if (target.startsWith('/api/')) location.assign(target);
      else navigate(target);
    },
  };
}

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** The draft is kept. */
  onLeave: () => void;
}

export const LeaveDialog = ({ onStay, onDiscard, onLeave }: LeaveDialogProps) => (
  <Dialog
    onClose={onStay}
    title={t('Leave without saving?')}
    description={t('Your changes to the details aren’t saved. You can keep them as a draft in this tab.')}
    width="sm:max-w-[520px]"
  >
    <div className="flex flex-wrap justify-end gap-3 px-5 pb-6 sm:px-8">
      <Button variant="quietDanger" onClick={onDiscard}>
        {t('Discard changes')}
      </Button>
      <Button variant="outline" onClick={onLeave}>
        {t('Leave and keep draft')}
      </Button>
      <Button data-autofocus onClick={onStay}>
        {t('Stay')}
      </Button>
    </div>
  </Dialog>
);
