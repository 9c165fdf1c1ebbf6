import { useEffect, useState } from 'react';
import { t, tx } from '#client/lib/t.ts';
import { msLeft } from './ms-left.ts';

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
      {tx('Reserved for {minutes}', {
        minutes: (
          <span className="num text-soft">
            {minutes > 1 ? t('{minutes} min', { minutes }) : t('less than a minute')}
          </span>
        ),
      })}
    </span>
  );
}
