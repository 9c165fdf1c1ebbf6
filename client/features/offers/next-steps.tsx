import type { IconComponent } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';

/** The consequences, under the fields of a dialog. */
export const NextSteps = ({ steps }: { steps: readonly (readonly [IconComponent, string])[] }) => (
  <section className="border-t border-line pt-5 text-sm">
    <h3 className="font-semibold text-paper">{t('What happens next')}</h3>
    <ul className="mt-2.5 grid gap-2.5 text-soft">
      {steps.map(([Icon, step]) => (
        <li key={step} className="flex gap-2.5">
          <Icon size={17} aria-hidden className="mt-0.5 shrink-0 text-mute" />
          <span>{step}</span>
        </li>
      ))}
    </ul>
  </section>
);
