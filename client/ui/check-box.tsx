import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Check, Minus } from './icons.ts';

interface CheckBoxProps extends Pick<ComponentProps<'input'>, 'checked'> {
  label: string;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
  /** @param isExtending the shift key was held */
  onToggle: (isChecked: boolean, isExtending: boolean) => void;
  /** What is seen beside it. */
  children?: ReactNode;
}

/** A box that chooses a row of a list; 44 px for touch. */
export function CheckBox({ label, isMixed = false, onToggle, children, ...rest }: CheckBoxProps) {
  const isShift = useRef(false);
  const Mark = isMixed ? Minus : Check;
  return (
    <label className="relative z-10 flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center text-sm text-soft">
      <span className="grid size-11 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          aria-label={label}
          ref={(box) => void (box && (box.indeterminate = isMixed))}
          onClick={(event) => void (isShift.current = event.shiftKey)}
          onChange={({ target }) => onToggle(target.checked, isShift.current)}
          className="peer size-5 appearance-none rounded-xs border border-edge [grid-area:1/1] checked:border-paper checked:bg-paper indeterminate:border-paper indeterminate:bg-paper forced-colors:appearance-auto"
        />
        <Mark
          size={14}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none invisible text-ink [grid-area:1/1] peer-checked:visible peer-indeterminate:visible forced-colors:hidden"
        />
      </span>
      {children && <span aria-hidden>{children}</span>}
    </label>
  );
}
