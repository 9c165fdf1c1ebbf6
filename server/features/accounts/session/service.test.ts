import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import type { Claims } from '#server/providers/identity/identity.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { memberOfClaims } from './service.ts';

const ADMIN = 'chief@example.com';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: `${ADMIN}, second@example.com` } });
});
afterAll(() => app.close());

let count = 0;
function claims(fields: Partial<Claims> = {}): Claims {
  const subject = `subject-${++count}`;
  return {
    issuer: 'https://issuer.example',
    subject,
    email: `${subject}@example.com`,
    isEmailVerified: true,
    givenName: 'Ada',
    familyName: null,
    ...fields,
  };
}

async function rowOf(id: string) {
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, id));
  return row!;
}

async function waitingRow(email: string, fields: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const [row] = await app.ctx.db
    .insert(users)
    .values({ email, ...fields })
    .returning({ id: users.id });
  return row!.id;
}

describe('memberOfClaims', () => {
  it('creates a member once per issuer and subject', async () => {
    const ada = claims();
    const member = await memberOfClaims(app.ctx, ada);
    expect(await rowOf(member.id)).toMatchObject({
      ...pick(ada),
      firstName: 'Ada',
      lastName: null,
      role: 'member',
    });
    expect(await memberOfClaims(app.ctx, ada)).toEqual(member);
    const elsewhere = await memberOfClaims(app.ctx, { ...ada, issuer: 'https://other.example', email: null });
    expect(elsewhere.id).not.toBe(member.id);
  });

  it('creates one member for two concurrent requests', async () => {
    const ada = claims();
    const members = await Promise.all(Array.from({ length: 5 }, () => memberOfClaims(app.ctx, ada)));
    expect(new Set(members.map((member) => member.id)).size).toBe(1);
  });

  it('links an unclaimed row by a verified address, ignoring case', async () => {
    const id = await waitingRow('Waiting@Example.com');
    expect((await memberOfClaims(app.ctx, claims({ email: 'waiting@example.com' }))).id).toBe(id);
  });

  it('links nothing by an unverified address', async () => {
    const id = await waitingRow('victim@example.com');
    const member = await memberOfClaims(
      app.ctx,
      claims({ email: 'victim@example.com', isEmailVerified: false }),
    );
    expect(member.id).not.toBe(id);
    expect((await rowOf(id)).subject).toBeNull();
    expect((await rowOf(member.id)).email).toBeNull();
  });

  it('never links a row that has an identity, nor a credit profile', async () => {
    const first = await memberOfClaims(app.ctx, claims({ email: 'shared@example.com' }));
    const second = await memberOfClaims(app.ctx, claims({ email: 'shared@example.com' }));
    expect(second.id).not.toBe(first.id);
    const credit = await waitingRow('credit@example.com', { isCreditProfile: true });
    expect((await memberOfClaims(app.ctx, claims({ email: 'credit@example.com' }))).id).not.toBe(credit);
  });

  it('keeps what the provider says of the address, and follows it to a new one', async () => {
    const ada = claims();
    const { id } = await memberOfClaims(app.ctx, ada);
    const address = async () => {
      const { email, emailVerified } = await rowOf(id);
      return [email, emailVerified];
    };
    expect(await address()).toEqual([ada.email, true]);
    await memberOfClaims(app.ctx, { ...ada, isEmailVerified: false });
    expect(await address()).toEqual([ada.email, false]);
    // Not verified: could be anyone's.
    await memberOfClaims(app.ctx, { ...ada, email: 'new@example.com', isEmailVerified: false });
    expect(await address()).toEqual([ada.email, false]);
    await memberOfClaims(app.ctx, { ...ada, email: 'new@example.com' });
    expect(await address()).toEqual(['new@example.com', true]);
    await waitingRow('taken@example.com', { issuer: 'https://issuer.example', subject: 'somebody-else' });
    await memberOfClaims(app.ctx, { ...ada, email: 'taken@example.com' });
    expect(await address()).toEqual(['new@example.com', true]);
  });

  it('makes admins of verified addresses only', async () => {
    const impostor = await memberOfClaims(app.ctx, claims({ email: ADMIN, isEmailVerified: false }));
    expect(impostor.role).toBe('member');
    await app.ctx.db.delete(users).where(eq(users.id, impostor.id));
    const chief = await memberOfClaims(app.ctx, claims({ email: ADMIN }));
    expect(chief.role).toBe('admin');
    expect((await rowOf(chief.id)).role).toBe('admin');
  });

  it('makes admins only while there is none', async () => {
    const demoted = claims({ email: 'second@example.com' });
    expect((await memberOfClaims(app.ctx, demoted)).role).toBe('member');
    await app.ctx.db.update(users).set({ role: 'member' });
    expect((await memberOfClaims(app.ctx, demoted)).role).toBe('admin');
  });
});

const pick = ({ issuer, subject, email }: Claims) => ({ issuer, subject, email });
