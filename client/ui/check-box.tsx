import { type ComponentProps, type ReactNode, useRef } from 'react';

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
          className="size-5 accent-paper"
        />
      </span>
      {children && <span aria-hidden>{children}</span>}
    </label>
  );
}
