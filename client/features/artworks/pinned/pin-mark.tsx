import { t } from '#client/lib/t.ts';
import { Pin } from '#client/ui/icons.ts';

/** Before the title of a work on top of the profile. */
export const PinMark = () => (
  <span className="mr-1.5 inline-block align-[-2px] text-soft">
    <Pin size={14} aria-hidden />
    <span className="sr-only">{t('Pinned')}</span>
  </span>
);
