/** The provider's pages: sign in, create an account, or sign in as a demo member. */
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { AppError } from '#shared/http/errors.ts';
import type { Preview } from '#shared/previews/contract.ts';
import { accountKey, checkPassword, createAccount, findDemoAccount, listDemoEmails } from './accounts.ts';
import { DEMO_PEOPLE, type DemoPerson, demoEmail } from './pages/demo-people.ts';
import { renderMessage } from './pages/message-pages.ts';
import { PAGE_HEADERS } from './pages/page-headers.ts';
import { type SignInPage, renderSignIn } from './pages/sign-in-page.ts';
import { type SignUpPage, renderSignUp } from './pages/sign-up-page.ts';
import { checkForm, readForm, splitName } from './sign-up-form.ts';

export interface PageOptions {
  provider: Provider;
  db: NodePgDatabase;
  /** Counts an attempt from an address, and for an account. Throws `rate_limited`. */
  takeAttempt: (address: string, account?: string) => Promise<void>;
  /** What a page of the product says to anyone. */
  readPreview: (path: string) => Promise<Preview | null>;
  log: Logger;
}

const WRONG_PAIR = 'Wrong email or password.';
const TAKEN = 'This email already has an account.';

async function listDemoPeople(db: NodePgDatabase): Promise<DemoPerson[]> {
  const emails = await listDemoEmails(
    db,
    DEMO_PEOPLE.map((person) => demoEmail(person.slug)),
  );
  return DEMO_PEOPLE.filter((person) => emails.has(demoEmail(person.slug)));
}

/** Failures become readable pages. */
const onPageError =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    if (error instanceof AppError && error.code === 'rate_limited') {
      res.set('Retry-After', String(error.retryAfter ?? 60));
      res.status(429).send(renderMessage('tooMany'));
      return;
    }
    if (error instanceof Error && error.name === 'SessionNotFound') {
      res.status(400).send(renderMessage('expired'));
      return;
    }
    const status = (error as { status?: number }).status;
    const isTheirs = status !== undefined && status >= 400 && status < 500;
    if (!isTheirs) log.error({ err: error }, 'sign-in page failed');
    res.status(isTheirs ? status : 500).send(renderMessage('failed'));
  };

export function pagesRouter({ provider, db, takeAttempt, readPreview, log }: PageOptions): Router {
  const router = Router();

  /** The sign-in this page belongs to: the cookie's, which must match the URL. */
  async function interactionOf(req: Request<{ uid: string }>, res: Response) {
    const { uid, prompt, params } = await provider.interactionDetails(req, res);
    const isNew = prompt.name === 'create';
    const textOf = (key: string) => (typeof params[key] === 'string' ? params[key] : '');
    const email = textOf('login_hint');
    const isConfirming = email !== '' && textOf('prompt').split(' ').includes('login');
    if (uid === req.params.uid && (isNew || prompt.name === 'login'))
      return { uid, isNew, name: textOf('name'), email, isConfirming, returnTo: textOf('return_to') };
    throw Object.assign(new Error('another sign-in'), { name: 'SessionNotFound' });
  }

  const finish = (req: Request, res: Response, accountId: string): Promise<void> =>
    provider.interactionFinished(req, res, { login: { accountId, remember: true } });

  /** A member who confirms who they are is offered their own account only. */
  const sendSignIn = async (
    res: Response,
    { uid, isConfirming, email, returnTo }: Awaited<ReturnType<typeof interactionOf>>,
    typed: Pick<SignInPage, 'email' | 'notice'> = {},
  ): Promise<void> => {
    const people = await listDemoPeople(db);
    const demoPeople = isConfirming ? people.filter(({ slug }) => demoEmail(slug) === email) : people;
    const [path = ''] = returnTo.split(/[?#]/);
    const cameFor = path === '' ? null : await readPreview(path);
    res.send(renderSignIn({ uid, isConfirming, email, ...typed, demoPeople, cameFor }));
  };

  const sendSignUp = (res: Response, page: SignUpPage): void =>
    void res.status(Object.keys(page.errors).length > 0 ? 422 : 200).send(renderSignUp(page));

  router.use('/idp', (_req, res, next) => {
    res.set(PAGE_HEADERS);
    next();
  });
  router.use('/idp/login', express.urlencoded({ extended: false, limit: '16kb' }));

  /** The browser's Back leads to a page that was used: whoever is signed in goes on to the product. */
  const leaveUsed: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    const isUsed = req.method === 'GET' && error instanceof Error && error.name === 'SessionNotFound';
    const session = isUsed ? await provider.Session.get(provider.createContext(req, res)) : null;
    if (session?.accountId) res.redirect(303, '/');
    else next(error);
  };

  router.get('/idp/login/:uid', async (req, res) => {
    const interaction = await interactionOf(req, res);
    if (interaction.isNew) res.redirect(303, `/idp/login/${interaction.uid}/sign-up`);
    else await sendSignIn(res, interaction);
  });

  router.get('/idp/login/:uid/sign-in', async (req, res) => {
    await sendSignIn(res, await interactionOf(req, res));
  });

  router.get('/idp/login/:uid/cancel', async (req, res) => {
    await interactionOf(req, res);
    await provider.interactionFinished(req, res, { error: 'access_denied' });
  });

  router.post('/idp/login/:uid', async (req, res) => {
    const { email, password, demo } = (req.body ?? {}) as Record<string, unknown>;
    const typed = typeof email === 'string' ? email : '';
    await takeAttempt(req.ip ?? 'unknown', typeof demo === 'string' ? undefined : accountKey(typed));
    const interaction = await interactionOf(req, res);
    if (typeof demo === 'string') {
      const account = await findDemoAccount(db, demoEmail(demo));
      if (account) await finish(req, res, account.id);
      else await sendSignIn(res.status(422), interaction, { notice: 'This demo member no longer exists.' });
      return;
    }
    const account = await checkPassword(db, typed, typeof password === 'string' ? password : '');
    if (account) await finish(req, res, account.id);
    else await sendSignIn(res.status(422), interaction, { email: typed, notice: WRONG_PAIR });
  });

  router.get('/idp/login/:uid/sign-up', async (req, res) => {
    const { uid, name } = await interactionOf(req, res);
    sendSignUp(res, { uid, form: { name, email: '' }, errors: {} });
  });

  router.post('/idp/login/:uid/sign-up', async (req, res) => {
    await takeAttempt(req.ip ?? 'unknown');
    const { uid } = await interactionOf(req, res);
    const typed = readForm(req.body);
    const checked = checkForm(typed);
    if ('errors' in checked) {
      sendSignUp(res, { uid, form: typed, errors: checked.errors });
      return;
    }
    const { name, email, password } = checked.form;
    const account = await createAccount(db, { email, password, ...splitName(name) });
    if (account) await finish(req, res, account.id);
    else sendSignUp(res, { uid, form: typed, errors: { email: TAKEN } });
  });

  router.use('/idp', (_req, res) => void res.status(404).send(renderMessage('expired')));
  router.use('/idp', leaveUsed);
  router.use('/idp', onPageError(log));
  return router;
}
