import { useRef, useState } from 'react';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { useLeave } from './learn-actions.ts';

/** Asks for confirmation in place. */
export function LeaveCourse({ courseId }: { courseId: string }) {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  useRefocus(opener, isAsked);
  useRefocus(stay, isAsked);
  const leave = useLeave();
  if (!isAsked) {
    return (
      <Button ref={opener} variant="quiet" className="w-full" onClick={() => setAsked(true)}>
        {t('Leave this course')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('Leave this course?')} className="grid gap-2 text-center">
      <p className="text-sm text-soft">{t('Leave this course? Your progress is saved.')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button ref={stay} variant="outline" onClick={() => setAsked(false)}>
          {t('Stay')}
        </Button>
        <Button
          variant="quietDanger"
          disabled={leave.isPending}
          onClick={() => leave.mutate({ params: { id: courseId } })}
        >
          {t('Leave')}
        </Button>
      </div>
    </div>
  );
}
