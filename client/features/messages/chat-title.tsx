import { type ReactNode, useRef } from 'react';
import { useFocusOnOpen } from './focus-on-open.ts';

interface ChatTitleProps {
  className: string;
  /** Focused when its view opens, so that it is read out and Tab continues from there. */
  takesFocus: boolean;
  children: ReactNode;
}

export function ChatTitle({ className, takesFocus, children }: ChatTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnOpen(heading, takesFocus);
  return (
    <h2 ref={heading} tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </h2>
  );
}
