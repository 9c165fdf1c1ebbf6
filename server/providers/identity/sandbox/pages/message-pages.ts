/** The provider's pages without a form. */
import { BRAND } from '#shared/kernel/brand.ts';
import { Markup, html } from './html.ts';
import { renderPage } from './layout.ts';

const MESSAGES = {
  expired: {
    title: 'This page has expired',
    lead: 'It was open for too long, or you finished signing in elsewhere. Please start again.',
    link: { href: '/api/login', label: 'Sign in again' },
  },
  failed: {
    title: 'Sign-in failed',
    lead: 'We could not finish signing you in. Please try again.',
    link: { href: '/api/login', label: 'Sign in again' },
  },
  tooMany: {
    title: 'Too many attempts',
    lead: 'Wait a minute, then try again.',
    link: { href: '/api/login', label: 'Sign in again' },
  },
  signedOut: {
    title: 'You are signed out',
    lead: 'See you soon.',
    link: { href: '/', label: `Go to ${BRAND}` },
  },
} as const;

export function renderMessage(name: keyof typeof MESSAGES): string {
  const { title, lead, link } = MESSAGES[name];
  return renderPage(
    title,
    html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      <p class="actions"><a class="primary" href="${link.href}">${link.label}</a></p>`,
  );
}

/** @param form the provider's own hidden form, which the buttons submit */
export function renderSignOut(form: string): string {
  return renderPage(
    'Sign out',
    html`<h1>Sign out?</h1>
      <p class="lead">You are signed in at ${BRAND}.</p>
      ${new Markup(form)}
      <p class="actions">
        <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <a href="/">Stay signed in</a>
      </p>`,
  );
}
