/** How payment works, step by step. */
import * as texts from './texts.ts';
const STEPS: readonly (readonly [when: string, what: string])[] = [
  [texts.whenYouAreChosen, texts.clientPaysHalf],
  [texts.whileYouWork, texts.milestonesOneByOne],
  [texts.whenItIsApproved, texts.otherHalfIsPaid],
];

export const HowPaid = () => (
  <>
    <h3 className="mt-7 border-t border-line pt-6 font-sans text-sm font-semibold">{texts.howYouArePaid}</h3>
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
