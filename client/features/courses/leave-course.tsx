import { useRef, useState } from 'react';
import { Button } from '#client/ui/base/button.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { useLeave } from './learn-actions.ts';
import * as texts from './texts.ts';

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
        {texts.leaveThisCourse}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={texts.leaveThisCourseQuestion} className="grid gap-2 text-center">
      <p className="text-sm text-soft">{texts.leaveThisCourseKept}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button ref={stay} variant="outline" onClick={() => setAsked(false)}>
          {texts.stay}
        </Button>
        <Button
          variant="quietDanger"
          disabled={leave.isPending}
          onClick={() => leave.mutate({ params: { id: courseId } })}
        >
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}
