import { type ComponentProps, type ReactNode, useId } from 'react';
import { Check } from '#client/ui/icons.ts';
import { clsx } from 'clsx';

interface ChoicesProps {
  legend: string;
  isLegendHidden?: boolean;
  error?: string | undefined;
  className: string;
  children: ReactNode;
}

/** One of a few, each with what it means. */
export function Choices({ legend, isLegendHidden, error, className, children }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} {...(error ? { 'data-invalid': true } : {})}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold text-paper'}>
        {legend}
      </legend>
      <div className={className}>{children}</div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const CARD =
  'rounded-sm border border-edge bg-ink hover:border-soft has-checked:border-paper has-focus-visible:outline-offset-2';
const SHAPES = {
  card: `items-start p-3.5 ${CARD}`,
  compact: `items-center p-2 ${CARD}`,
  /** In a list with lines between. */
  row: 'min-h-11 items-center px-3.5 py-2.5 hover:bg-raised has-focus-visible:-outline-offset-2',
};

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  shape?: keyof typeof SHAPES;
}

/** A radio button that is pressed whole; a checkbox by its `type`. */
export const Choice = ({ shape = 'card', children, ...rest }: ChoiceProps) => (
  <label
    className={clsx(
      'flex cursor-pointer gap-3 transition-colors has-checked:bg-raised has-focus-visible:outline-2',
      SHAPES[shape],
    )}
  >
    <input type="radio" {...rest} className="mt-0.5 size-5 shrink-0 accent-accent" />
    <span className="min-w-0 flex-1">{children}</span>
  </label>
);

interface ImageChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  src: string;
}

/** A picture to be chosen or not, with its title. */
export const ImageChoice = ({ src, title, ...rest }: ImageChoiceProps) => (
  <label className="group relative block cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50">
    <input {...rest} type="checkbox" className="peer sr-only" />
    <img
      src={src}
      alt=""
      loading="lazy"
      className="aspect-square w-full rounded-art bg-raised object-cover outline-offset-2 peer-checked:outline-2 peer-checked:outline-paper peer-focus-visible:outline-2 peer-focus-visible:outline-accent-hi"
    />
    <span
      aria-hidden
      className="absolute top-2 left-2 grid size-6 place-items-center rounded-full border border-soft bg-ink/85 text-transparent peer-checked:border-paper peer-checked:bg-paper peer-checked:text-ink"
    >
      <Check size={15} />
    </span>
    <span className="mt-1 line-clamp-1 text-xs wrap-anywhere text-soft">{title}</span>
  </label>
);
