import { type ReactNode, useRef } from 'react';
import { useFocusOnOpen } from './focus-on-open.ts';

interface ChatTitleProps {
  className: string;
  /** So that it is read out when its view opens, and Tab goes on from there. */
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
