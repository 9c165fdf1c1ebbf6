import { clsx } from 'clsx';
import { CircleAlert, LoaderCircle } from '#client/ui/icons.ts';

interface OutcomeHeadProps {
  /** processing and failed have icons of their own. */
  outcome: string;
  title: string;
  body: string;
}

/** The outcome of a payment, announced again when it changes. */
export const OutcomeHead = ({ outcome, title, body }: OutcomeHeadProps) => (
  <>
    {outcome === 'processing' && (
      <LoaderCircle size={28} aria-hidden className="mb-4 text-info motion-safe:animate-spin" />
    )}
    {outcome === 'failed' && <CircleAlert size={28} aria-hidden className="mb-4 text-danger" />}
    <div aria-live="polite">
      <h1 className="text-3xl sm:text-[3.25rem] sm:leading-[1.02] sm:tracking-[-0.035em]">{title}</h1>
      <p dir="auto" className="mt-4 max-w-[46ch] text-lg wrap-anywhere text-soft">
        {body}
      </p>
    </div>
  </>
);

export const OutcomeFacts = ({ facts }: { facts: readonly [term: string, value: string][] }) => (
  <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-4">
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt className="text-xs text-mute">{term}</dt>
        <dd className={clsx('mt-0.5 text-base text-paper', value.startsWith('$') && 'num')}>{value}</dd>
      </div>
    ))}
  </dl>
);
