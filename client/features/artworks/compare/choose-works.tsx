import { useState } from 'react';
import { Check } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { layRows } from '#shared/artworks/lay-rows.ts';
import { paths } from '#client/paths.ts';
import { MIN_COMPARED, MAX_COMPARED } from './address.ts';

interface ChooseWorksProps {
  works: readonly Artwork[];
  onCancel: () => void;
}

/** The works of a list as checkboxes, to compare two to four of them. */
export default function ChooseWorks({ works, onCancel }: ChooseWorksProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const styles = layRows(works.map(({ width, height }) => width / height));
  const isFull = chosen.length === MAX_COMPARED;
  const toggle = (id: string) => {
    if (chosen.includes(id)) setChosen(chosen.filter((other) => other !== id));
    else if (!isFull) setChosen([...chosen, id]);
  };
  const isEnough = chosen.length >= MIN_COMPARED;
  return (
    <>
      <div className="sticky top-(--nav) z-20 mb-4 flex flex-wrap items-center justify-between gap-3 border-b border-line bg-ink py-3">
        <p role="status" className="text-sm text-soft">
          {chosen.length === 0 ? t('Choose two to four works.') : t('{n} of 4 chosen.', { n: chosen.length })}
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          {isEnough ? (
            <Button asChild>
              <Link href={paths.compare(chosen)}>{t('Compare {n} works', { n: chosen.length })}</Link>
            </Button>
          ) : (
            <Button disabled>{t('Compare')}</Button>
          )}
        </div>
      </div>
      <ul aria-label={t('Works to compare')} className="wall-rows">
        {works.map((work, index) => {
          const isChosen = chosen.includes(work.id);
          return (
            <li key={work.id} style={{ ['--ar' as string]: work.width / work.height, ...styles[index] }}>
              <button
                type="button"
                role="checkbox"
                aria-checked={isChosen}
                aria-disabled={isFull && !isChosen}
                onClick={() => toggle(work.id)}
                className="group relative block w-full rounded-art text-left aria-disabled:opacity-50"
              >
                <Picture
                  work={work}
                  alt=""
                  loading="lazy"
                  sizes="(width < 40rem) 92vw, 400px"
                  className={clsx('h-auto w-full', isChosen && 'outline-2 outline-offset-2 outline-paper')}
                  style={{ aspectRatio: work.width / work.height }}
                />
                <span
                  aria-hidden
                  className={clsx(
                    'absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-sm border-2 border-paper',
                    isChosen ? 'bg-paper text-ink' : 'bg-ink/80 text-transparent',
                  )}
                >
                  <Check size={18} strokeWidth={3} />
                </span>
                <span dir="auto" className="mt-2.5 block truncate text-sm font-semibold text-paper">
                  {work.title}
                </span>
                <span dir="auto" className="block truncate text-xs text-mute">
                  {displayName(work.user)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
