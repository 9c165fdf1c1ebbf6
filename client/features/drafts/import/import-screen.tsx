import { useState } from 'react';
import { ScreenHead } from '#client/ui/screen.tsx';
import { t } from '#client/lib/t.ts';
import { Check } from './check.tsx';
import { Choose } from './choose.tsx';
import { Done } from './done.tsx';
import type { Choice, Plan } from './plan.ts';
import { startImport, useImportRun } from './run.ts';
import { Running } from './running.tsx';
import { Steps } from './steps.tsx';

/** Pictures, a CSV or an export become drafts: chosen, checked, made. */
export default function ImportScreen() {
  const run = useImportRun();
  const [choice, setChoice] = useState<Choice>({ pictures: [], list: null });
  const [plan, setPlan] = useState<Plan | null>(null);

  if (run?.now === null) return <Done run={run} />;
  const at = run ? 2 : plan ? 1 : 0;
  const ledes = [
    t('Pictures, a CSV or the ZIP of an export become drafts. An import never publishes.'),
    t('Read, and nothing made yet. An import makes drafts and never publishes.'),
    t('You can go on elsewhere in Atelier. Keep this window open until it is done.'),
  ];
  return (
    <>
      <ScreenHead title={t('Import works')} lede={ledes[at]!} />
      <div className={run || !plan ? 'max-w-[856px]' : undefined}>
        <Steps at={at} />
      </div>
      {run ? (
        <Running run={run} />
      ) : plan ? (
        <Check
          choice={choice}
          plan={plan}
          onAgain={() => setPlan(null)}
          onMake={() => {
            setChoice({ pictures: [], list: null });
            setPlan(null);
            void startImport(plan.works);
          }}
        />
      ) : (
        <Choose choice={choice} onChange={setChoice} onRead={setPlan} />
      )}
    </>
  );
}
