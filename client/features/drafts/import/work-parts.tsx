/** The parts of a work's row in every step of an import. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Check, Image, Info, TriangleAlert, X } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { type PlannedWork, goesIn } from './gather.ts';

/** ready: as it was read. look: it goes in with a gap. out: it is left out. */
export type Standing = 'ready' | 'look' | 'out';
export const standingOf = (work: PlannedWork): Standing =>
  goesIn(work) ? (work.notes.length > 0 ? 'look' : 'ready') : 'out';

export function Thumb({ work, className }: { work: PlannedWork; className: string }) {
  const box = clsx('shrink-0 rounded-sm', className);
  if (work.thumb) return <img src={work.thumb} alt="" className={clsx(box, 'bg-raised object-cover')} />;
  const Mark = goesIn(work) ? Image : X;
  return (
    <span
      aria-hidden
      className={clsx(box, 'grid place-items-center border border-dashed border-edge text-mute')}
    >
      <Mark size={16} />
    </span>
  );
}

/** Struck through if it is left out. */
export const Title = ({ work }: { work: PlannedWork }) => {
  const title = work.fields.title || t('Untitled');
  return goesIn(work) ? (
    <span dir="auto" className="font-semibold wrap-anywhere text-paper">
      {title}
    </span>
  ) : (
    <del dir="auto" className="font-semibold wrap-anywhere text-mute">
      {title}
    </del>
  );
};

const LOOKS = {
  ready: [Check, 'text-ok', 'text-soft'],
  look: [Info, 'text-info', 'text-info'],
  out: [TriangleAlert, 'text-danger', 'text-danger'],
  known: [Check, 'text-mute', 'text-mute'],
  incomplete: [Info, 'text-info', 'text-soft'],
} as const;

interface SeenProps {
  work: PlannedWork;
  /** What its draft will need before it can be published. */
  gap?: string;
  children: ReactNode;
}

/** What is off, a sentence each; otherwise the gap, or what is given instead. */
export function Seen({ work, gap, children }: SeenProps) {
  const standing = standingOf(work);
  const isIncomplete = standing === 'ready' && Boolean(gap);
  const [Mark, mark, text] = LOOKS[work.known ? 'known' : isIncomplete ? 'incomplete' : standing];
  return (
    <span className={clsx('flex gap-2 text-xs', text)}>
      <Mark size={15} aria-hidden className={clsx('mt-px shrink-0', mark)} />
      <span className="min-w-0 wrap-anywhere">
        {standing === 'ready'
          ? gap || children
          : [...(work.refusal ? [] : work.notes), work.refusal].filter(Boolean).join(' ')}
      </span>
    </span>
  );
}
