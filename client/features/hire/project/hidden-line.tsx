import { EyeOff } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';

export const HiddenLine = () => (
  <p className="mb-5 flex items-center gap-3 rounded-md bg-surface px-5 py-3.5 text-sm text-soft">
    <EyeOff size={16} className="shrink-0 text-info" aria-hidden />
    <span>
      {t('Hidden by a moderator. Only the client, the designer and moderators can see this project.')}
    </span>
  </p>
);
