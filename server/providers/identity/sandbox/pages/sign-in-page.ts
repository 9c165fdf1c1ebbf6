import type { Preview } from '#shared/previews/contract.ts';
import type { DemoPerson } from './demo-people.ts';
import { renderField } from './field.ts';
import { type Markup, html } from './html.ts';
import { renderPage } from './layout.ts';

export interface SignInPage {
  uid: string;
  demoPeople: readonly DemoPerson[];
  /** What was typed before. */
  email?: string;
  /** A member who is signed in confirms who they are: nothing is offered to anyone else. */
  isConfirming?: boolean;
  cameFor?: Preview | null;
  notice?: string;
}

function renderDemoPeople(
  action: string,
  people: readonly DemoPerson[],
  title = 'Look around first',
): Markup | false {
  if (people.length === 0) return false;
  const buttons = people.map(
    ({ slug, name, note }) =>
      html`<li>
        <button type="submit" name="demo" value="${slug}">
          <img src="/demo/avatars/${slug}.webp" alt="" width="44" height="44" />
          <span><strong>${name}</strong>${note}</span>
        </button>
      </li>`,
  );
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${title}</h2>
    <p>Sign in as a demo member with one click.</p>
    <form method="post" action="${action}">
      <ul>
        ${buttons}
      </ul>
    </form>
  </section>`;
}

function welcome(cameFor: Preview | null): string {
  if (cameFor === null) return 'Welcome back.';
  const { title, artist } = cameFor;
  return artist === null ? `To see ${title}.` : `To see “${title}” by ${artist}.`;
}

export function renderSignIn({
  uid,
  demoPeople,
  email = '',
  isConfirming = false,
  cameFor = null,
  notice,
}: SignInPage): string {
  const action = `/idp/login/${uid}`;
  const hasEmail = email !== '';
  const title = isConfirming ? 'Confirm it’s you' : 'Sign in';
  return renderPage(
    title,
    html`<h1>${title}</h1>
      <p class="lead">
        ${isConfirming ? 'You’re still signed in. Enter your password to continue.' : welcome(cameFor)}
      </p>
      ${notice !== undefined && html`<p class="notice" role="alert">${notice}</p>`}
      <form class="sign-in" method="post" action="${action}">
        ${renderField({
          name: 'email',
          label: 'Email',
          type: 'email',
          autocomplete: 'username',
          value: email,
          isFocused: !hasEmail,
        })}
        ${renderField({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          isFocused: hasEmail,
        })}
        <button class="primary" type="submit">${isConfirming ? 'Confirm' : 'Sign in'}</button>
      </form>
      ${
        isConfirming
          ? html`<p class="other"><a href="${action}/cancel">Cancel</a></p>`
          : html`<p class="other">New here? <a href="${action}/sign-up">Create an account</a></p>`
      }
      ${renderDemoPeople(action, demoPeople, isConfirming ? 'With one click' : undefined)}`,
  );
}
