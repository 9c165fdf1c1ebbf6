import { visitorEndpoints } from '#shared/visitors/contract.ts';
import { type OfficeSettings, settingsEndpoints as endpoints } from '#shared/settings/contract.ts';
import { Eye, EyeOff, Rss, Search } from '#client/ui/icons.ts';
import { Panel } from '#client/ui/panel.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { count } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Locked } from './locked.tsx';
import { refreshSettings } from './settings-queries.ts';

const OPENS = [
  [Eye, t('Pages of works, profiles, collections and courses, readable without scripts')],
  [Rss, t('A feed for each artist, as RSS and Atom')],
  [Search, t('Sitemap, oEmbed and schema.org for search engines')],
  [EyeOff, t('Never: hidden, held or private things, and members who said no or didn’t answer')],
] as const;

const LABEL = t('Visitors can read pages');

/** The switch of the public gallery, how members answered, what it opens and what it never opens. */
export function PublicGalleryPanel({ settings }: { settings: OfficeSettings }) {
  const figures = useEndpoint(visitorEndpoints.figures, {}).data;
  const change = useAction(endpoints.changePublicGallery, {
    onSuccess: (_, { body: { isPublic } }) => {
      toast({
        title: isPublic ? t('The gallery is public') : t('The gallery is for members only'),
        ...(isPublic && {
          description: t('Members are asked on Home whether visitors may see their works.'),
        }),
      });
      return refreshSettings();
    },
    onError: (error) => toastError(error),
  });
  const { agreed, declined, unanswered, works } = figures ?? {};
  const answers = [
    [t('Said yes'), agreed, (n: number) => tn(n, '{n} member', '{n} members')],
    [t('Said no'), declined, count],
    [t('Not answered'), unanswered, count],
    [t('Works shown'), works, count],
  ] as const;
  return (
    <Panel title={t('Public gallery')}>
      {settings.isPublicLocked ? (
        <Locked label={LABEL} variable="PUBLIC_GALLERY" isOn={settings.isPublic} />
      ) : (
        <Switch
          label={LABEL}
          hint={t(
            'Off: no pages, feeds or sitemap. On: links say what is there only of members who said yes.',
          )}
          checked={change.isPending ? change.variables.body.isPublic : settings.isPublic}
          disabled={change.isPending}
          onCheckedChange={(isPublic) => change.mutate({ body: { isPublic } })}
        />
      )}
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line pt-5 sm:grid-cols-4">
        {answers.map(([term, value, text]) => (
          <div key={term}>
            <dt className="text-xs text-mute">{term}</dt>
            <dd className="mt-0.5 text-base text-paper">{value === undefined ? '–' : text(value)}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 grid gap-3 border-t border-line pt-5 text-sm text-soft">
        {OPENS.map(([Icon, line]) => (
          <li key={line} className="flex gap-3">
            <Icon size={17} aria-hidden className="mt-0.5 shrink-0 text-mute" />
            {line}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
