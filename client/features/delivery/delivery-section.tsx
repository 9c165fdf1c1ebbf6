import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { changeEndpoints } from '#shared/artworks/changes/contract.ts';
import { type DeliveryProfile, deliveryEndpoints as endpoints } from '#shared/delivery/contract.ts';
import { MAX_PROFILES } from '#shared/delivery/limits.ts';
import type { Result } from '#shared/http/endpoint.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { costText } from '#client/lib/delivery.ts';
import { queryFor } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Plus, Truck } from '#client/ui/icons.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { DeleteProfile, refreshDelivery } from './delete-profile.tsx';
import { ProfileCard } from './profile-card.tsx';
import { profileHref, useProfiles } from './profiles.ts';

/** The member's delivery profiles, and the works that have none. */
export function DeliverySection() {
  const [deleting, setDeleting] = useState<DeliveryProfile | null>(null);
  const list = useProfiles();
  const profiles = list.data ?? [];
  const add =
    profiles.length < MAX_PROFILES ? (
      <Button asChild className="max-sm:w-full">
        <Link href={profileHref()}>
          <Plus size={17} aria-hidden />
          {t('New profile')}
        </Link>
      </Button>
    ) : (
      <Button disabled className="max-sm:w-full">
        <Plus size={17} aria-hidden />
        {t('New profile')}
      </Button>
    );
  return (
    <>
      <SettingsGroup
        title={t('Delivery profiles')}
        body={t(
          'What delivery costs and how long it takes, depending on the destination. Each work can use one profile.',
        )}
        action={
          profiles.length > 0 && (
            <>
              {add}
              <p className="mt-4 text-sm text-mute">
                {t('{n} of {most}', { n: profiles.length, most: MAX_PROFILES })}
              </p>
            </>
          )
        }
      >
        <Loaded
          query={list}
          failure={t('Your delivery profiles couldn’t be loaded.')}
          skeleton={<Skeletons each="h-60" className="grid gap-4" count={2} />}
          empty={
            <EmptyState
              icon={Truck}
              title={t('No delivery profiles yet')}
              body={t(
                'Add one if delivery costs more to some countries, or if you don’t deliver everywhere.',
              )}
              action={add}
            />
          }
        >
          {(all) => (
            <ul className="grid gap-4">
              {all.map((profile) => (
                <ProfileCard key={profile.id} profile={profile} onDelete={() => setDeleting(profile)} />
              ))}
            </ul>
          )}
        </Loaded>
      </SettingsGroup>
      <Without profiles={profiles} />
      {deleting && (
        <DeleteProfile
          profile={deleting}
          others={profiles.filter((other) => other !== deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function Without({ profiles }: { profiles: DeliveryProfile[] }) {
  const works = useQuery({ ...queryFor(endpoints.without, {}), refetchOnMount: 'always' });
  return (
    <SettingsGroup title={t('Works without a profile')} body={t('Their delivery costs the same everywhere.')}>
      <Loaded
        query={works}
        failure={t('Your works couldn’t be loaded.')}
        skeleton={<Skeletons each="h-18" className="grid gap-px" count={2} />}
        empty={<p className="text-sm text-mute">{t('No physical works without a profile.')}</p>}
      >
        {(rows) => (
          <ul className="rounded-lg bg-surface px-5 sm:px-7">
            {rows.map((work) => (
              <WorkRow key={work.id} work={work} profiles={profiles} />
            ))}
          </ul>
        )}
      </Loaded>
    </SettingsGroup>
  );
}

interface WorkRowProps {
  work: Result<typeof endpoints.without>[number];
  profiles: DeliveryProfile[];
}

function WorkRow({ work, profiles }: WorkRowProps) {
  const { id, title, imageUrl, deliveryCost } = work;
  const change = useAction(changeEndpoints.change, {
    onSuccess: ([answer]) => {
      if (answer?.detail) toast({ title: answer.detail, variant: 'destructive' });
      else toast({ title: t('Changes saved') });
      return refreshDelivery();
    },
    onError: (error) => toastError(error),
  });
  const cost = <span className="num text-paper">{costText(deliveryCost)}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5 text-sm first:border-0">
      <img
        src={renditionUrl(imageUrl, 'thumb')}
        alt=""
        loading="lazy"
        className="size-12 rounded-art bg-raised object-cover"
      />
      <Link
        href={paths.artwork(id)}
        dir="auto"
        className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere text-paper hover:underline"
      >
        {title}
      </Link>
      <p className="text-mute">{tx('{cost} everywhere', { cost })}</p>
      {profiles.length > 0 && (
        <Select
          label={t('Delivery profile for {title}', { title })}
          labelAt="hidden"
          shape="pill"
          placeholder={t('Choose a profile')}
          options={profiles.map((profile) => [profile.id, profile.name])}
          value=""
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate({ body: { changes: [{ id, deliveryProfileId: target.value }] } })
          }
        />
      )}
    </li>
  );
}
