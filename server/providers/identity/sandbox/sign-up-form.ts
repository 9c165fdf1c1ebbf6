/** The sign-up form of the sandbox provider: validation and its messages. */
import * as z from 'zod/mini';

export const MIN_PASSWORD = 10;
const MAX_NAME = 80;
const MAX_EMAIL = 254;
const MAX_PASSWORD = 200;

const SignUp = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your name.'),
      z.maxLength(MAX_NAME, `Please keep this under ${MAX_NAME} characters.`),
      z.regex(/^[^\p{Cc}]*$/u, 'This contains characters that aren’t allowed.'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your email.'),
      z.maxLength(MAX_EMAIL, `Please keep this under ${MAX_EMAIL} characters.`),
      z.email('Please enter a valid email.'),
    ),
  password: z
    .string()
    .check(
      z.minLength(MIN_PASSWORD, `Please use at least ${MIN_PASSWORD} characters.`),
      z.maxLength(MAX_PASSWORD, `Please keep this under ${MAX_PASSWORD} characters.`),
    ),
});
export type SignUpForm = z.output<typeof SignUp>;
export type SignUpErrors = { [Name in keyof SignUpForm]?: string };

/** The values as typed; absent fields are empty. */
export function readForm(body: unknown): SignUpForm {
  const field = (name: string): string => {
    const value = (body as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value : '';
  };
  return { name: field('name'), email: field('email'), password: field('password') };
}

/** The first error of each field, or the trimmed form. */
export function checkForm(form: SignUpForm): { form: SignUpForm } | { errors: SignUpErrors } {
  const result = z.safeParse(SignUp, form);
  if (result.success) return { form: result.data };
  const errors: SignUpErrors = {};
  for (const issue of result.error.issues) errors[issue.path[0] as keyof SignUpForm] ??= issue.message;
  return { errors };
}

/** The last word is the family name; a single word is the given name. */
export function splitName(name: string): { givenName: string; familyName: string | null } {
  const words = name.split(/\s+/);
  if (words.length === 1) return { givenName: name, familyName: null };
  return { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1)! };
}
