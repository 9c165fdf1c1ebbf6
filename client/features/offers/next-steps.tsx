import * as texts from './texts.ts';

/** The consequences, under the fields of a dialog. */
export const NextSteps = ({ steps }: { steps: string[] }) => (
  <section className="border-t border-line pt-5 text-sm">
    <h3 className="font-semibold text-paper">{texts.whatHappensNext}</h3>
    <ul className="mt-2 grid list-disc gap-2 pl-5 text-soft">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </section>
);
