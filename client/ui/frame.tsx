import './frame.css';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface FrameProps {
  /** Above the facts; on a phone above the thing. */
  head?: ReactNode;
  thing: ReactNode;
  facts: ReactNode;
  /** Below the thing, where it belongs to it; then the thing does not stay while one scrolls. */
  under?: ReactNode;
  /** The width of the facts in pixels: 420 for an artwork, up to 560. */
  side?: number;
  /** The thing stays while the facts scroll; not one that is longer than a screen. */
  isStill?: boolean;
}

/**
 * A thing on the left and its facts on the right, where the thing stays as long as the facts scroll. What is
 * longer than both goes below, into a Row2. Below 1024 px one column, in reading order.
 */
export const Frame = ({ head, thing, facts, under, side = 420, isStill = !under }: FrameProps) => (
  <div className="frame" style={{ ['--side' as string]: `${side}px` }}>
    {head && <div className="frame-head">{head}</div>}
    <div className={clsx('frame-thing', isStill && 'is-alone')}>{thing}</div>
    <div className="frame-facts">{facts}</div>
    {under && <div className="frame-under">{under}</div>}
  </div>
);

/** Two columns that end about together; one below 1024 px. */
export const Row2 = ({ children }: { children: ReactNode }) => (
  <div className="row2 border-t border-line pt-10">{children}</div>
);

/** Holds the one action of a page: in its place in the column, on phones always within reach. */
export const ActionBar = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={clsx('action-bar', className)}>{children}</div>
);
