import { type ComponentProps, useId } from 'react';
import { Switch as Radix } from 'radix-ui';

/** The switch alone, for tables; it needs an `aria-label`. */
export const Toggle = (props: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root
    {...props}
    className="tap h-7 w-12 shrink-0 rounded-full disabled:cursor-not-allowed disabled:opacity-50 border border-edge bg-raised p-[3px] transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent"
  >
    <Radix.Thumb className="block size-5 rounded-full bg-soft transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
  </Radix.Root>
);

export function Switch({
  label,
  hint,
  ...rest
}: { label: string; hint?: string } & ComponentProps<typeof Radix.Root>) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6">
      <div>
        <label htmlFor={id} className="block text-sm font-semibold text-paper">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-0.5 text-xs text-mute">
            {hint}
          </p>
        )}
      </div>
      <Toggle {...rest} id={id} {...(hint ? { 'aria-describedby': `${id}-hint` } : {})} />
    </div>
  );
}
