import { t } from '#client/lib/t.ts';
import { Button } from './button.tsx';

/** Replaces what could not be loaded, with a way to try again. */
export const LoadError = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-md border border-line px-5 py-4"
  >
    <p className="text-sm text-soft">{what}</p>
    <Button variant="outline" onClick={onRetry}>
      {t('Try again')}
    </Button>
  </div>
);
