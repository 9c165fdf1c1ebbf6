import { useRef, useState } from 'react';
import { ScreenHead } from '#client/ui/screen.tsx';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { Check } from './check.tsx';
import { Choose } from './choose.tsx';
import { Done } from './done.tsx';
import type { Choice, Plan } from './plan.ts';
import { dropThumbs, startImport, useImportRun } from './run.ts';
import { Running } from './running.tsx';
import { Steps } from './steps.tsx';

const NOTHING: Choice = { pictures: [], list: null };
const LEDES = [
  t('Turn pictures, a CSV or the ZIP of an export into drafts. Nothing is published.'),
  t('Here’s what we found. Nothing is created yet, and importing only creates drafts.'),
  t('You can keep using Atelier. Leave this window open until the import is done.'),
];

/** Pictures, a CSV or an export become drafts: chosen, checked, made. */
export default function ImportScreen() {
  const run = useImportRun();
  const [choice, setChoice] = useState(NOTHING);
  const [plan, setPlan] = useState<Plan | null>(null);
  const isOver = run?.now === null;
  const at = run ? 2 : plan ? 1 : 0;
  const top = useRef<HTMLDivElement>(null);
  useRefocus(top, isOver || at);

  const show = (next: Plan | null) => {
    setPlan(next);
    scrollTo(0, 0);
  };
  const again = ({ works }: Plan) => {
    dropThumbs(works);
    show(null);
  };
  const make = (works: Plan['works']) => {
    setChoice(NOTHING);
    show(null);
    void startImport(works);
  };
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {isOver ? (
        <Done run={run} />
      ) : (
        <>
          <ScreenHead title={t('Import works')} lede={LEDES[at]} />
          <div className={at === 1 ? undefined : 'max-w-[856px]'}>
            <Steps at={at} />
          </div>
          {run ? (
            <Running run={run} />
          ) : plan ? (
            <Check choice={choice} plan={plan} onAgain={() => again(plan)} onMake={() => make(plan.works)} />
          ) : (
            <Choose choice={choice} onChange={setChoice} onRead={show} />
          )}
        </>
      )}
    </div>
  );
}
