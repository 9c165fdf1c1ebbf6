import { Building2, ShieldCheck } from '#client/ui/icons.ts';
import { refreshFigures, useFigures, useQueueLive } from '#client/features/moderation/queue/use-queue.ts';
import { useSession } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { RailGroup } from './rail-group.tsx';
import { RailLink } from './rail.tsx';

/** Shown to moderators and admins; a separate chunk. */
export default function RailTeam() {
  const { data: member } = useSession();
  const open = useFigures().data?.open;
  useQueueLive(() => void refreshFigures());
  return (
    <RailGroup title={t('Team')}>
      <RailLink href={paths.moderation()} icon={<ShieldCheck size={18} />}>
        <span className="flex-1">{t('Moderation')}</span>
        {open ? (
          <span className="num text-2xs text-mute">
            {open}
            <span className="sr-only">{t(' open cases')}</span>
          </span>
        ) : null}
      </RailLink>
      {member?.role === 'admin' && (
        <RailLink href={paths.officeHome()} icon={<Building2 size={18} />}>
          {t('Office')}
        </RailLink>
      )}
    </RailGroup>
  );
}
