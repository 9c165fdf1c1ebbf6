import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ChevronLeft, ChevronRight } from '#client/ui/icons.ts';
import { Link, useLocation } from 'wouter';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { neighboursOf } from '#client/lib/came-from.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** Elements where arrow keys have their own meaning. */
const OWN_ARROWS =
  'input, textarea, select, video, audio, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="slider"]';

function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return false;
  return !document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
}

/**
 * The previous and next work of the list it was opened from, by arrow keys and two buttons; hidden for a work
 * opened directly. Each replaces the page in the history, so that Back leads to the list.
 */
export function Neighbours({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const { previous, next } = neighboursOf(id);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
    if (!to || !isForPage(event)) return;
    event.preventDefault();
    navigate(paths.artwork(to), { replace: true });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('Previous and next artwork')} className="flex">
      <Step to={previous} label={t('Previous artwork')}>
        <ChevronLeft size={22} aria-hidden />
      </Step>
      <Step to={next} label={t('Next artwork')}>
        <ChevronRight size={22} aria-hidden />
      </Step>
    </nav>
  );
}

const Step = ({ to, label, children }: { to: string | null; label: string; children: ReactNode }) =>
  to ? (
    <IconButton label={label} asChild>
      <Link href={paths.artwork(to)} replace>
        {children}
      </Link>
    </IconButton>
  ) : (
    <IconButton label={label} disabled>
      {children}
    </IconButton>
  );
