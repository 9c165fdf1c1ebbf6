import { useEffect } from 'react';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { mailEndpoints } from '#shared/mail/contract.ts';
import { call } from '#client/lib/api.ts';
import { refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { browserZone } from './settings/zones.ts';

/** The first page after the first sign-in says where the member is; later they say it in the settings. */
export function RememberLocale() {
  const { timeZone } = useMember();
  useEffect(() => {
    if (timeZone !== null) return;
    call(mailEndpoints.setSettings, { body: { timeZone: browserZone(), language: 'en' } })
      .then(() => refresh(userEndpoints.current))
      // UTC until the next page.
      .catch(() => {});
  }, [timeZone]);
  return null;
}
