import { type ReactNode, useEffect, useRef } from 'react';
import { ArrowRight } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { STEPS } from '#shared/accounts/first-minutes/answers.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { InterestChoices, MediumChoices } from './choices.tsx';
import { ArtistSuggestions, WorkSuggestions } from './suggestions.tsx';
import { useAnswers } from './use-answers.ts';

type Step = (typeof STEPS)[number];

const NAMES: Record<Step, string> = {
  interests: t('Interests'),
  mediums: t('Mediums'),
  artists: t('Artists'),
  save: t('First save'),
};
const TITLES: Record<Step, string> = {
  interests: t('Welcome. What brings you here?'),
  mediums: t('Choose up to three mediums'),
  artists: t('Follow artists you like'),
  save: t('Save your first work'),
};
const BODIES: Record<Step, string> = {
  interests: t('Choose as many as you like. You can change this in settings.'),
  mediums: t('We use them to arrange your home page.'),
  artists: t('New works from them appear at the top of your home page.'),
  save: t('Tap a bookmark. Saved works wait for you under Saved.'),
};
const CONTENT: Record<Step, ReactNode> = {
  interests: <InterestChoices />,
  mediums: <MediumChoices />,
  artists: <ArtistSuggestions />,
  save: <WorkSuggestions />,
};

/** Without works there are no artists to follow and nothing to save. */
const STEPS_WITHOUT_WORKS = STEPS.slice(0, STEPS.indexOf('artists'));

interface FirstMinutesPanelProps {
  /** The gallery shows works already. */
  hasWorks: boolean;
}

/** Above the rows of Home, once: what a new member came for, mediums, artists and the first work. */
export default function FirstMinutesPanel({ hasWorks }: FirstMinutesPanelProps) {
  const { firstName } = useMember();
  const [{ step }, change] = useAnswers();
  const asked = hasWorks ? STEPS : STEPS_WITHOUT_WORKS;
  const index = Math.min(step, asked.length - 1);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  const name = asked[index]!;
  const isLast = index === asked.length - 1;

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);

  function end(): void {
    change({ isEnded: true });
    // The pressed button is gone, so move the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  function finish(): void {
    end();
    toast({
      title: t('Your home page is ready'),
      description: t('You can change your answers in settings, under Profile.'),
    });
  }

  return (
    <section aria-labelledby="first-minutes" className="mt-5 rounded-lg bg-surface p-5 sm:mt-8 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-sm text-mute">
            {tx('Step {step} of {steps}', {
              step: <span className="num">{index + 1}</span>,
              steps: <span className="num">{asked.length}</span>,
            })}
          </p>
          <h2 id="first-minutes" ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none">
            {name === 'interests' && firstName
              ? t('Welcome, {name}. What brings you here?', { name: firstName })
              : TITLES[name]}
          </h2>
          <p className="mt-1 text-sm text-mute">{BODIES[name]}</p>
        </div>
        <Button variant="quiet" className="-mt-1 -mr-3" onClick={end}>
          {t('Skip')}
        </Button>
      </div>
      <ol aria-label={t('Steps')} className="mt-5 mb-6 grid auto-cols-fr grid-flow-col gap-2">
        {asked.map((each, position) => (
          <li key={each} aria-current={position === index ? 'step' : undefined}>
            <span
              aria-hidden
              className={clsx('block h-1 rounded-full', position <= index ? 'bg-paper' : 'bg-line')}
            />
            <span className={clsx('mt-1.5 block text-2xs', position === index ? 'text-paper' : 'text-mute')}>
              {NAMES[each]}
            </span>
          </li>
        ))}
      </ol>
      {CONTENT[name]}
      <div className="mt-6 flex items-center justify-between gap-3">
        {index > 0 && (
          <Button variant="quiet" className="-ml-4" onClick={() => change({ step: index - 1 })}>
            {t('Back')}
          </Button>
        )}
        <Button
          className="ml-auto max-sm:flex-1"
          onClick={isLast ? finish : () => change({ step: index + 1 })}
        >
          {isLast ? t('Finish') : t('Continue')}
          {!isLast && <ArrowRight size={17} aria-hidden />}
        </Button>
      </div>
    </section>
  );
}
