/** The hosted page that replaces entering bank details. Its URLs work once, for five minutes. */
import { missing } from './api-error.ts';
import { onboard } from './connect.ts';
import { need, text } from './forms.ts';
import { randomId } from './ids.ts';
import type { Kinds } from './kinds.ts';
import { on, type Route } from './router.ts';
import type { Unit } from './store.ts';

const LINK_SECONDS = 300;

function addLink(unit: Unit, account: string, returnUrl: string): Kinds['link'] {
  return unit.save({
    id: randomId('link', 32),
    object: 'link',
    account,
    returnUrl,
    expiresAt: unit.now + LINK_SECONDS,
  });
}

/** Throws 404 if the URL was used or has expired. */
export async function readLink(unit: Unit, id: string): Promise<Kinds['link']> {
  const link = await unit.peek('link', id);
  if (!link || link.expiresAt < unit.now) throw missing('account_link', 'expired');
  return link;
}

/** @returns where to redirect */
export async function completeOnboarding(unit: Unit, id: string): Promise<string> {
  const link = await readLink(unit, id);
  await unit.remove([link.id]);
  await onboard(unit, link.account);
  return link.returnUrl;
}

/** @param hostedUrl the sandbox's URL for browsers, without a trailing slash */
export function onboardingRoutes(hostedUrl: string): Route[] {
  const address = (link: Kinds['link']) => `${hostedUrl}/onboarding/${link.id}`;
  return [
    on('POST', '/account_links', async (unit, form) => {
      need(form, 'refresh_url');
      need(form, 'type');
      const account = await unit.get('account', need(form, 'account'));
      const link = addLink(unit, account.id, need(form, 'return_url'));
      return { object: 'account_link', created: unit.now, expires_at: link.expiresAt, url: address(link) };
    }),
    on('POST', '/accounts/:id/login_links', async (unit, _form, id) => {
      const account = await unit.get('account', id);
      return { object: 'login_link', created: unit.now, url: address(addLink(unit, account.id, hostedUrl)) };
    }),
    on('POST', '/billing_portal/sessions', async (unit, form) => ({
      id: randomId('bps'),
      object: 'billing_portal.session',
      configuration: 'bpc_sandbox',
      created: unit.now,
      customer: need(form, 'customer'),
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: text(form, 'return_url') ?? null,
      url: text(form, 'return_url') ?? hostedUrl,
    })),
  ];
}
