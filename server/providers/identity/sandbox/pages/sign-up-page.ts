import { MIN_PASSWORD, type SignUpErrors, type SignUpForm } from '../sign-up-form.ts';
import { renderField } from './field.ts';
import { html } from './html.ts';
import { renderPage } from './layout.ts';

export interface SignUpPage {
  uid: string;
  /** What was typed before; a password is never sent back. */
  form: Omit<SignUpForm, 'password'>;
  errors: SignUpErrors;
}

export function renderSignUp({ uid, form, errors }: SignUpPage): string {
  const wrong = (['name', 'email', 'password'] as const).find((name) => errors[name] !== undefined);
  const focused = wrong ?? (form.name === '' ? 'name' : 'email');
  return renderPage(
    'Create an account',
    html`<h1>Create an account</h1>
      <p class="lead">Just your name, email and a password.</p>
      ${wrong !== undefined && html`<p class="notice" role="alert">Please check the fields below.</p>`}
      <form class="sign-in" method="post" action="/idp/login/${uid}/sign-up" novalidate>
        ${renderField({
          name: 'name',
          label: 'Name',
          type: 'text',
          autocomplete: 'name',
          value: form.name,
          error: errors.name,
          isFocused: focused === 'name',
        })}
        ${renderField({
          name: 'email',
          label: 'Email',
          type: 'email',
          autocomplete: 'username',
          value: form.email,
          error: errors.email,
          isFocused: focused === 'email',
        })}
        ${renderField({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          error: errors.password,
          hint: `At least ${MIN_PASSWORD} characters.`,
          isFocused: focused === 'password',
        })}
        <button class="primary" type="submit">Create account</button>
      </form>
      <p class="other">Already a member? <a href="/idp/login/${uid}/sign-in">Sign in</a></p>`,
  );
}
