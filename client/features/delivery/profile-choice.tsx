import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { deliveryEndpoints as endpoints } from '#shared/delivery/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Select } from '#client/ui/select.tsx';

interface ProfileChoiceProps {
  /** Empty: the same cost everywhere. */
  value: string;
  error?: string | undefined;
  onChange: (id: string) => void;
  /** The cost field, shown while no profile is chosen. */
  children: ReactNode;
}

/** How a physical work is delivered: by one of the member's profiles, or at the same cost everywhere. */
export function ProfileChoice({ value, error, onChange, children }: ProfileChoiceProps) {
  const { data, isPending } = useEndpoint(endpoints.list, {});
  const profiles = data ?? [];
  const isGone = !isPending && value && !profiles.some(({ id }) => id === value);
  return (
    <>
      {(profiles.length > 0 || value) && (
        <Select
          label={t('Delivery')}
          hint={
            <Link href={paths.settings('delivery')} className="underline underline-offset-4 hover:text-paper">
              {t('Your delivery profiles')}
            </Link>
          }
          error={error}
          options={[
            ['', t('Same cost everywhere')],
            ...profiles.map((profile) => [profile.id, profile.name] as const),
            ...(isPending ? [[value, t('Loading...')] as const] : []),
            ...(isGone ? [[value, t('A deleted profile')] as const] : []),
          ]}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {!value && children}
    </>
  );
}
