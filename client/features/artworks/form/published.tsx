import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { paths } from '#client/paths.ts';

/** Replaces the form once the work is published. */
export function Published({ work, onAnother }: { work: Artwork; onAnother: () => void }) {
  const next = useRef<HTMLAnchorElement>(null);
  // The focused button was unmounted with the form.
  useEffect(() => next.current?.focus(), []);
  return (
    <Panel title={t('Artwork published')} className="max-w-[720px]">
      <div className="grid place-items-center rounded-md bg-ink p-4 sm:p-10">
        <Picture
          work={work}
          sizes="(width < 40rem) 92vw, 600px"
          className="h-auto max-h-[50dvh] w-auto max-w-full object-contain"
        />
      </div>
      <p className="mt-5 text-base wrap-anywhere text-soft">
        {t('“{title}” is now live and open to comments and likes.', { title: work.title })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link ref={next} href={paths.artwork(work.id)}>
            {t('View artwork')}
          </Link>
        </Button>
        <Button variant="outline" onClick={onAnother}>
          {t('Upload another')}
        </Button>
      </div>
    </Panel>
  );
}
