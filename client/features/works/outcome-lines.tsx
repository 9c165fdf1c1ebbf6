import { type ReactNode, useEffect, useRef } from 'react';
import { CircleCheck, type IconComponent, TriangleAlert, Undo2, X } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { t } from '#client/lib/t.ts';
import { outcomeTitles } from './actions.ts';
import { titleOf } from './row-parts.tsx';
import type { Outcome } from './use-apply.ts';

interface OutcomeProps {
  outcome: Outcome;
  isUndoing: boolean;
  onUndo: () => void;
  /** Opens the same dialog with what stays; absent where there is none. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

const Line = ({
  icon: Icon,
  tone,
  title,
  body,
  children,
}: {
  icon: IconComponent;
  tone: string;
  title: string;
  body?: ReactNode;
  children: ReactNode;
}) => (
  <div className="flex items-start gap-3 rounded-md bg-raised py-2 pr-2 pl-4">
    <Icon size={18} aria-hidden className={`mt-3 shrink-0 ${tone}`} />
    <div className="min-w-0 flex-1 py-2.5 text-sm">
      <p className="font-semibold text-paper">{title}</p>
      {body}
    </div>
    {children}
  </div>
);

/** One line with what changed, one with what did not and why. It gets the focus, since the dialog's button is gone. */
export function OutcomeLines({ outcome, isUndoing, onUndo, onRetry, onClose }: OutcomeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  const { action, changed, refused, undo } = outcome;
  const { done, stays } = outcomeTitles(action, changed, refused.length);
  const close = (
    <IconButton label={t('Dismiss')} onClick={onClose}>
      <X size={16} aria-hidden />
    </IconButton>
  );
  return (
    <div ref={region} role="status" tabIndex={-1} className="mb-6 grid scroll-mt-24 gap-2 -outline-offset-2">
      {changed > 0 && (
        <Line icon={CircleCheck} tone="text-ok" title={done}>
          {undo.length > 0 && (
            <Button variant="quiet" size="mdTight" disabled={isUndoing} onClick={onUndo}>
              <Undo2 size={16} aria-hidden />
              {isUndoing ? t('Undoing...') : t('Undo')}
            </Button>
          )}
          {close}
        </Line>
      )}
      {refused.length > 0 && (
        <Line
          icon={TriangleAlert}
          tone="text-danger"
          title={stays}
          body={
            <ul className="text-soft">
              {refused.map(({ row, why }) => (
                <li key={row.id}>{t('{title}: {why}', { title: titleOf(row), why })}</li>
              ))}
            </ul>
          }
        >
          {onRetry && (
            <Button variant="quiet" size="mdTight" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
          {changed === 0 && close}
        </Line>
      )}
    </div>
  );
}
