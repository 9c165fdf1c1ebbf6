import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { logEndpoints } from '#shared/moderation/log/contract.ts';
import { settingsEndpoints } from '#shared/settings/contract.ts';
import { refresh } from '#client/lib/query.ts';

/** After a change: the form, and what the rest of the client knows of the settings. */
export const refreshSettings = () => refresh(settingsEndpoints.read, siteEndpoints.config, logEndpoints.log);
