import { useEffect, useState } from 'react';
import { fill } from '#client/lib/sentence.ts';
import { msLeft } from './ms-left.ts';
import * as texts from './texts.ts';

const MINUTE_MS = 60_000;

/** How long the work is still reserved, counted on this device: the server's clock may be ahead. */
export function ReservedFor({ until }: { until: Date }) {
  const [endsAt] = useState(() => Date.now() + msLeft(until, Date.now(), false));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((endsAt - now) / MINUTE_MS);
  return (
    <span>
      {fill(texts.reservedFor, {
        minutes: (
          <span className="num text-soft">
            {minutes > 1 ? texts.minutesMin(minutes) : texts.lessThanAMinute}
          </span>
        ),
      })}
    </span>
  );
}
