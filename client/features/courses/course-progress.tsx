import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

/** The progress bar; the percentage is beside it if there is room. */
export const CourseProgress = ({ title, percent }: { title: string; percent: number }) => (
  <progress
    aria-label={t('Progress in {title}', { title })}
    max={100}
    value={percent}
    className={clsx(
      'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-overlay [&::-webkit-progress-bar]:bg-overlay',
      percent === 100
        ? '[&::-moz-progress-bar]:bg-ok [&::-webkit-progress-value]:bg-ok'
        : '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
    )}
  />
);
