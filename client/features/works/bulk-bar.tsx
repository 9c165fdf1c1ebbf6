import '#client/ui/frame.css';
import { useState } from 'react';
import { Trash2, X } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { t } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { ACTIONS, ACTION_NAMES, type Action } from './actions.ts';

interface BulkBarProps {
  chosen: number;
  onAct: (action: Action) => void;
  onClear: () => void;
}

/** What can be done to the chosen rows: at the foot of the list, on phones above the bottom bar. */
export function BulkBar(props: BulkBarProps) {
  const isWide = useMedia('(width >= 64rem)');
  return isWide ? <Wide {...props} /> : <Narrow {...props} />;
}

const Wide = ({ chosen, onAct, onClear }: BulkBarProps) => (
  <section
    aria-label={t('Change the chosen works')}
    className="sticky bottom-4 z-20 mt-6 flex flex-wrap items-center gap-x-1 rounded-lg bg-overlay py-2 pr-2 pl-6 shadow-pop"
  >
    <p role="status" className="mr-2 text-sm font-semibold text-paper">
      {t('{n} chosen', { n: chosen })}
    </p>
    {ACTIONS.map((action) => (
      <Button key={action} variant="quiet" size="mdTight" onClick={() => onAct(action)}>
        {ACTION_NAMES[action][0]}
      </Button>
    ))}
    <span aria-hidden className="mx-2 h-6 w-px bg-edge" />
    <Button variant="quietDanger" size="mdTight" onClick={() => onAct('delete')}>
      <Trash2 size={17} aria-hidden />
      {t('Delete')}
    </Button>
    <Button variant="outline" className="ml-auto max-xl:px-3!" onClick={onClear}>
      <X size={17} aria-hidden />
      <span className="max-xl:sr-only">{t('Choose none')}</span>
    </Button>
  </section>
);

function Narrow({ chosen, onAct, onClear }: BulkBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('Change the chosen works')} className="action-bar">
      <IconButton label={t('Choose none')} className="-ml-3" onClick={onClear}>
        <X size={20} aria-hidden />
      </IconButton>
      <p role="status" className="flex-1 text-sm font-semibold text-paper">
        {t('{n} chosen', { n: chosen })}
      </p>
      <IconButton label={t('Delete')} onClick={() => onAct('delete')}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <Button onClick={() => setOpen(true)}>{t('Change')}</Button>
      {isOpen && (
        <Dialog
          title={t('Change')}
          description={t('{n} chosen', { n: chosen })}
          onClose={() => setOpen(false)}
        >
          <ul className="px-2 pb-4">
            {ACTIONS.map((action) => {
              const [name, Icon] = ACTION_NAMES[action];
              return (
                <li key={action}>
                  <Button
                    variant="quiet"
                    className="w-full justify-start!"
                    onClick={() => {
                      setOpen(false);
                      onAct(action);
                    }}
                  >
                    <Icon size={18} aria-hidden />
                    {name}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Dialog>
      )}
    </section>
  );
}
