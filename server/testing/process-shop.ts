/** Buying and selling at a separate server process: rows by SQL, actions by HTTP only. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sessionCookie } from './server-process.ts';

interface ShopMember {
  id: string;
  cookie: string;
}

/** Signs a member in for a day. @returns the Cookie header */
export async function openSession(db: pg.Pool, memberId: string): Promise<string> {
  const sid = randomUUID();
  const cookie = { originalMaxAge: 86_400_000, httpOnly: true, path: '/', sameSite: 'lax' };
  await db.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [
    sid,
    JSON.stringify({ cookie, passport: { user: memberId } }),
  ]);
  return sessionCookie(sid);
}

export async function insertMember(db: pg.Pool): Promise<ShopMember> {
  const { rows } = await db.query<{ id: string }>(
    `insert into users (email, first_name, profile_completed) values ($1, 'Member', true) returning id`,
    [`${randomUUID()}@example.com`],
  );
  const { id } = rows[0]!;
  return { id, cookie: await openSession(db, id) };
}

/** A digital work of $12.35, for sale. @returns its id */
export async function insertWork(db: pg.Pool, artistId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into artworks (title, image_url, width, height, placeholder, category, price, is_for_sale, user_id)
     values ('Undertow', '/objects/' || gen_random_uuid(), 100, 100, 'AAAA', 'photography', 12.35, true, $1)
     returning id`,
    [artistId],
  );
  return rows[0]!.id;
}

const postJson = (url: string, cookie: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  });

export const askToBuy = (url: string, cookie: string, artworkId: string): Promise<Response> =>
  postJson(`${url}/api/create-payment-intent`, cookie, { artworkId, commissionAgreed: true });

/** Pays with a working card in the provider's form. @returns whether the provider confirmed the payment */
export async function payByCard(url: string, clientSecret: string): Promise<boolean> {
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
  const form = new URLSearchParams({
    key: 'pk_test_atelier_sandbox',
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
  });
  for (const [name, value] of Object.entries(card)) form.set(`payment_method_data[card][${name}]`, value);
  const intent = clientSecret.split('_secret_')[0];
  const path = `/sandbox/payments/v1/payment_intents/${intent}/confirm`;
  const answer = await fetch(`${url}${path}`, { method: 'POST', body: form });
  return ((await answer.json()) as { status?: string }).status === 'succeeded';
}

/** Must never appear in logs. */
export const SECRETS = /4242424242424242|_secret_[A-Za-z0-9]{6}|sk_test_|whsec_/;
