import { type KeyboardEvent, useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, type IconComponent } from '#client/ui/icons.ts';
import type { WorkPicture } from '#shared/artworks/contract.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { averageColor } from '#client/lib/placeholder.ts';
import { t } from '#client/lib/t.ts';

interface ViewStripProps {
  images: readonly WorkPicture[];
  index: number;
  onChoose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const CHOSEN = 'shadow-[0_0_0_2px_var(--color-ink),0_0_0_4px_var(--color-paper)]';

/** Thumbnails of all pictures of a work, with the shown one marked; on a phone dots, and the picture itself is swiped. */
export default function ViewStrip({ images, index, onChoose, onKeyDown }: ViewStripProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thumbs = list.current;
    const chosen = thumbs?.children[index] as HTMLElement | undefined;
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Arrow keys take the focus along.
    if (thumbs?.contains(document.activeElement)) chosen?.focus({ preventScroll: true });
  }, [index]);
  const count = images.length;
  return (
    <div className="print:hidden">
      <p role="status" className="sr-only">
        {t('Picture {n} of {count}', { n: index + 1, count })}
      </p>
      <div aria-hidden className="flex h-6 items-center justify-center gap-2 sm:hidden">
        {images.map(({ imageUrl }, at) => (
          <span
            key={imageUrl}
            className={clsx('h-1.5 rounded-full', at === index ? 'w-5 bg-paper' : 'w-1.5 bg-edge')}
          />
        ))}
      </div>
      <div className="mt-2 flex items-center gap-3 max-sm:hidden">
        <div
          ref={list}
          role="group"
          aria-label={t('All pictures')}
          className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
        >
          {images.map(({ imageUrl, placeholder }, at) => (
            <button
              key={imageUrl}
              type="button"
              aria-label={t('Picture {n} of {count}', { n: at + 1, count })}
              aria-current={at === index}
              tabIndex={at === index ? 0 : -1}
              onClick={() => onChoose(at)}
              onKeyDown={onKeyDown}
              className={clsx('shrink-0 overflow-hidden rounded-md', at === index && CHOSEN)}
            >
              <img
                src={renditionUrl(imageUrl, 'thumb')}
                alt=""
                width={90}
                height={68}
                loading="lazy"
                decoding="async"
                style={{ backgroundColor: averageColor(placeholder) }}
                className="h-17 w-[90px] object-cover"
              />
            </button>
          ))}
        </div>
        <div className="ml-auto flex shrink-0 items-center">
          <Step
            label={t('Previous picture')}
            icon={ChevronLeft}
            isEnd={index === 0}
            onStep={() => onChoose(index - 1)}
          />
          <span aria-hidden className="num px-1 text-sm text-soft">
            {index + 1} / {count}
          </span>
          <Step
            label={t('Next picture')}
            icon={ChevronRight}
            isEnd={index === count - 1}
            onStep={() => onChoose(index + 1)}
          />
        </div>
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: IconComponent;
  isEnd: boolean;
  onStep: () => void;
}

/** If it were disabled at the end, it would lose the focus. */
const Step = ({ label, icon: Icon, isEnd, onStep }: StepProps) => (
  <IconButton
    label={label}
    aria-disabled={isEnd}
    className="aria-disabled:opacity-50"
    onClick={() => !isEnd && onStep()}
  >
    <Icon size={22} aria-hidden />
  </IconButton>
);
