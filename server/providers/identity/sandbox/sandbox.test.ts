import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../testing/app.ts';
import { checkPassword, createAccount, findDemoAccount } from './accounts.ts';
import { MINA, createDemoAccount } from '../../../testing/demo-account.ts';
import { postgresAdapter } from './adapter.ts';
import { checkForm, splitName } from './sign-up-form.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ada = { email: 'Ada@Example.com ', givenName: 'Ada', familyName: null, password: 'engine number one' };

describe('accounts', () => {
  it('ignore the case of addresses, and store no password', async () => {
    const account = await createAccount(app.ctx.db, ada);
    expect(account).toMatchObject({ email: 'ada@example.com', isDemo: false });
    expect(account!.passwordHash).not.toContain(ada.password);
    expect(await createAccount(app.ctx.db, { ...ada, email: 'ada@EXAMPLE.com' })).toBeNull();
    expect((await checkPassword(app.ctx.db, 'ADA@example.com', ada.password))?.id).toBe(account!.id);
    expect(await checkPassword(app.ctx.db, 'ada@example.com', `${ada.password} `)).toBeNull();
    expect(await checkPassword(app.ctx.db, 'nobody@example.com', ada.password)).toBeNull();
  });

  it('are recognized when they are of demo members', async () => {
    await createDemoAccount(app.ctx.db);
    expect(await findDemoAccount(app.ctx.db, MINA.email)).toMatchObject({ isDemo: true });
    expect(await findDemoAccount(app.ctx.db, 'ada@example.com')).toBeNull();
  });
});

describe('stored data', () => {
  it('expires, is consumed, and is deleted with its grant', async () => {
    const codes = postgresAdapter(app.ctx.pool)('AuthorizationCode');
    const tokens = postgresAdapter(app.ctx.pool)('AccessToken');
    await codes.upsert('c1', { grantId: 'g1', uid: 'u1', kind: 'AuthorizationCode' }, 60);
    await tokens.upsert('t1', { grantId: 'g1' }, 60);
    await codes.upsert('c2', { uid: 'u2' }, -1);
    expect(await codes.find('c2')).toBeUndefined();
    expect(await codes.findByUid('u1')).toMatchObject({ grantId: 'g1' });
    await codes.consume('c1');
    expect((await codes.find('c1'))?.consumed).toBeTypeOf('number');
    await tokens.revokeByGrantId('g1');
    expect(await codes.find('c1')).toBeUndefined();
    const left = async () =>
      (await app.ctx.pool.query("select id from identity_payloads where id in ('c1', 'c2', 't1')")).rows;
    expect(await left()).toEqual([{ id: 'c2' }]);
    await app.ctx.identity.purge();
    expect(await left()).toEqual([]);
  });
});

describe('the sign-up form', () => {
  it('splits a name before its last word', () => {
    expect(splitName('Ines')).toEqual({ givenName: 'Ines', familyName: null });
    expect(splitName('Ines  Maria Prado')).toEqual({ givenName: 'Ines Maria', familyName: 'Prado' });
  });

  it('returns one error per field', () => {
    expect(checkForm({ name: '', email: '', password: '' })).toEqual({
      errors: {
        name: 'Please enter your name.',
        email: 'Please enter your email.',
        password: 'Please use at least 10 characters.',
      },
    });
    expect(checkForm({ name: ' Ines ', email: ' ines@example.com ', password: ' ten spaces ' })).toEqual({
      form: { name: 'Ines', email: 'ines@example.com', password: ' ten spaces ' },
    });
  });
});
