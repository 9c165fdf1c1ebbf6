import { Link } from 'wouter';
import { Award as AwardIcon } from '#client/ui/icons.ts';
import { type Award, awardEndpoints } from '#shared/awards/contract.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { RailGroup } from './rail-group.tsx';

const SHOWN = [
  { type: 'daily_winner', label: t('Daily Winner'), fallback: t('Most liked today') },
  { type: 'monthly_leader', label: t('Monthly Leader'), fallback: t('Top engagement') },
] as const;

const Line = ({ label, title, picture }: { label: string; title: string; picture?: string | undefined }) => (
  <>
    {picture ? (
      <img
        src={picture}
        alt=""
        width={40}
        height={40}
        className="size-10 rounded-xs bg-raised object-cover"
      />
    ) : (
      <span aria-hidden className="grid size-10 place-items-center rounded-xs bg-raised text-gold">
        <AwardIcon size={18} />
      </span>
    )}
    <span className="min-w-0 leading-tight">
      <span className="flex items-center gap-1 text-2xs text-gold">
        <AwardIcon size={12} aria-hidden />
        {label}
      </span>
      <span className="block truncate text-sm text-paper">{title}</span>
    </span>
  </>
);

function AwardCard({
  award,
  label,
  fallback,
}: {
  award: Award | undefined;
  label: string;
  fallback: string;
}) {
  const shape = 'flex items-center gap-3 rounded-sm px-3 py-1';
  if (!award) {
    return (
      <div className={shape}>
        <Line label={label} title={fallback} />
      </div>
    );
  }
  return (
    <Link href={paths.artwork(award.artwork.id)} className={`${shape} hover:bg-raised`}>
      <Line
        label={label}
        title={award.artwork.title}
        picture={renditionUrl(award.artwork.imageUrl, 'thumb')}
      />
    </Link>
  );
}

/** The newest winners, or the fallbacks if there are none. */
export function RailAwards() {
  const { data: awards } = useEndpoint(awardEndpoints.latest, {});
  return (
    <RailGroup title={t('Awards')}>
      {SHOWN.map(({ type, label, fallback }) => (
        <li key={type}>
          <AwardCard award={awards?.find((award) => award.type === type)} label={label} fallback={fallback} />
        </li>
      ))}
    </RailGroup>
  );
}
