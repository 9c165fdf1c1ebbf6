import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

/** Languages that e-mail is written in. */
export const LANGUAGES = ['en'] as const;

/** What is gathered into one e-mail a day. */
const DigestChoices = z.object({
  likes: z.boolean(),
  comments: z.boolean(),
  followers: z.boolean(),
  messages: z.boolean(),
  /** Saved searches whose member chose e-mail. */
  alerts: z.boolean(),
});
export type DigestChoice = keyof z.output<typeof DigestChoices>;

export const MailSettings = z
  .object({
    /** This site sends e-mail. */
    isOn: z.boolean(),
    email: z.nullable(z.string()),
    /**
     * unverified: nothing is sent. returned: three messages in a row came back, so nothing is sent any more. unknown:
     * nothing is sent until the next sign-in, which says whether the address is verified.
     */
    address: z.enum(['verified', 'unverified', 'returned', 'unknown']),
    /** Where the address is changed; null if the sign-in provider has no page of its own. */
    providerUrl: z.nullable(z.string()),
    digest: DigestChoices,
    /** An IANA name; null: UTC until the browser's is known. */
    timeZone: z.nullable(z.string()),
    language: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'MailSettings' });
export type MailSettings = z.output<typeof MailSettings>;

const TokenParams = z.object({ token: z.string().check(z.maxLength(200)) });

export const Unsubscription = z
  .object({
    /** The address, only recognizable to its owner. */
    address: z.string(),
    isUnsubscribed: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Unsubscription' });
export type Unsubscription = z.output<typeof Unsubscription>;

export const mailEndpoints = {
  settings: endpoint({
    method: 'GET',
    operationId: 'getMailSettings',
    path: '/api/mail/settings',
    access: 'member',
    summary: 'Which emails the member gets, and where',
    status: 200,
    response: MailSettings,
    errors: [],
  }),
  setSettings: endpoint({
    method: 'PUT',
    operationId: 'setMailSettings',
    path: '/api/mail/settings',
    access: 'member',
    summary:
      'Choose what is in the daily digest, the time zone and the language; omitted fields are unchanged',
    body: z.object({
      digest: z.optional(z.partial(DigestChoices)),
      timeZone: z.optional(z.string().check(z.maxLength(60))),
      language: z.optional(z.enum(LANGUAGES)),
    }),
    status: 200,
    response: MailSettings,
    whileSuspended: 'allowed',
    errors: ['unknown_time_zone'],
  }),
  unsubscription: endpoint({
    method: 'GET',
    operationId: 'getUnsubscription',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary: 'What the link in an email unsubscribes from; changes nothing',
    params: TokenParams,
    status: 200,
    response: Unsubscription,
    errors: ['unsubscribe_link_invalid'],
  }),
  setUnsubscription: endpoint({
    method: 'PUT',
    operationId: 'setUnsubscription',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary: 'Unsubscribe with the link in an email, or undo it',
    params: TokenParams,
    body: z.object({ isUnsubscribed: z.boolean() }),
    status: 200,
    response: Unsubscription,
    errors: ['unsubscribe_link_invalid'],
  }),
};
