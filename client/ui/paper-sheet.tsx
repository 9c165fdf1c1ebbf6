import type { ReactNode } from 'react';
import { BRAND } from '#shared/kernel/brand.ts';
import { day } from '#client/lib/format.ts';

interface PaperSheetProps {
  label: string;
  number: string;
  issuedAt: Date;
  title: string;
  children: ReactNode;
}

/** A document as it is printed: the palette is inverted for paper, and only the seal keeps its color. */
export const PaperSheet = ({ label, number, issuedAt, title, children }: PaperSheetProps) => (
  <article
    data-sheet
    aria-label={label}
    className="flex flex-col rounded-xs bg-paper p-6 text-ink shadow-art sm:aspect-[210/297] sm:px-14 sm:py-12"
  >
    <header className="flex items-start justify-between gap-6">
      <p className="flex items-center gap-2.5 font-display text-xl font-semibold tracking-tight">
        <span aria-hidden className="grid size-7 place-items-center rounded-xs bg-accent text-on-accent">
          <svg width="16" height="16" viewBox="0 0 16 16">
            <path d="M2 14 8 2l6 12h-3.2L8 8.2 5.2 14Z" fill="currentColor" />
          </svg>
        </span>
        {BRAND}
      </p>
      <p className="text-right text-xs leading-snug text-ink/75">
        <span className="num block text-sm font-semibold text-ink">{number}</span>
        {day(issuedAt)}
      </p>
    </header>
    <h3 className="mt-8 text-[2.5rem] leading-none font-[650] tracking-[-0.035em] text-ink sm:mt-11 sm:text-[3.25rem]">
      {title}
    </h3>
    {children}
  </article>
);
