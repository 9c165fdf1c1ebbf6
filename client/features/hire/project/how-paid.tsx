/** How payment works, step by step. */
import { t } from '#client/lib/t.ts';
const STEPS: readonly (readonly [when: string, what: string])[] = [
  [t('When you’re chosen'), t('The client pays half. Atelier holds it.')],
  [t('While you work'), t('Milestones are approved one by one.')],
  [t('When it’s approved'), t('The other half is paid, and you receive 90% of the price.')],
];

export const HowPaid = () => (
  <>
    <h3 className="mt-7 border-t border-line pt-6 font-sans text-sm font-semibold">
      {t('How you get paid')}
    </h3>
    <ol className="mt-4 grid gap-4">
      {STEPS.map(([when, what], index) => (
        <li key={when} className="grid grid-cols-[24px_minmax(0,1fr)] gap-3 text-sm">
          <span
            aria-hidden
            className="num grid size-6 place-items-center rounded-full border border-edge text-2xs text-soft"
          >
            {index + 1}
          </span>
          <span>
            <span className="block font-semibold text-paper">{when}</span>
            <span className="text-mute">{what}</span>
          </span>
        </li>
      ))}
    </ol>
  </>
);
