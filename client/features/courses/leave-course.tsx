import { useRef, useState } from 'react';
import { Button } from '#client/ui/base/button.tsx';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { useLeave } from './learn-actions.ts';

/** Asks in place before one leaves. */
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
        Leave this course
      </Button>
    );
  }
  return (
    <div role="group" aria-label="Leave this course?" className="grid gap-2 text-center">
      <p className="text-sm text-soft">Leave this course? What you finished is remembered.</p>
      <div className="grid grid-cols-2 gap-2">
        <Button ref={stay} variant="outline" onClick={() => setAsked(false)}>
          Stay
        </Button>
        <Button
          variant="quiet"
          className="text-danger!"
          disabled={leave.isPending}
          onClick={() => leave.mutate({ params: { id: courseId } })}
        >
          Leave
        </Button>
      </div>
    </div>
  );
}
