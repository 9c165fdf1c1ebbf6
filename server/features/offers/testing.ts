/** Calls of members who make offers and answer them. */
import request from 'supertest';
import type { Notification } from '#shared/notifications/list-contract.ts';
import type { Offer } from '#shared/offers/contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestMember } from '#server/testing/factories.ts';

export const HOUR_MS = 3_600_000;

export function offerCalls(app: () => TestApp) {
  const read = async (who: TestMember, path: string): Promise<unknown> =>
    (await request(app().server).get(path).set('Cookie', who.cookie).expect(200)).body;
  const post = (who: TestMember, path: string, body: object = {}) =>
    request(app().server).post(path).set('Cookie', who.cookie).send(body);
  const make = (who: TestMember, workId: string, amount: string, words?: string) =>
    post(who, `/api/artworks/${workId}/offers`, { amount, ...(words && { words }) });
  const made = async (who: TestMember, workId: string, amount = '150'): Promise<Offer> =>
    (await make(who, workId, amount).expect(201)).body as Offer;
  const act = (who: TestMember, { id }: Offer, what: string, amount?: string) =>
    post(who, `/api/offers/${id}/${what}`, amount === undefined ? {} : { amount });
  const offersOf = async (who: TestMember) => (await read(who, '/api/offers')) as Offer[];
  const notices = async (who: TestMember) =>
    ((await read(who, '/api/notifications')) as Notification[]).flatMap(({ type, about }) =>
      type === 'offer' ? [about] : [],
    );
  const changes = async (who: TestMember) => (await notices(who)).map(({ change }) => change);
  return { read, post, make, made, act, offersOf, notices, changes };
}
