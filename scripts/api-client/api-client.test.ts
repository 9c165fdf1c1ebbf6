/** The client is built into a fresh folder, as others would install it, and docs/api.md is run as it is written. */
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createAccessToken, createMember } from '#server/testing/factories.ts';
import { ADDRESS } from '#server/testing/orders.ts';
import { CARDS, confirm, reserve } from '#server/testing/payments.ts';
import { sizeOf, writeClient } from './build.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
/** A function, because the paths are those of the project. */
const project = mkdtempSync(path.join(os.tmpdir(), 'atelier-client-'));
const client = path.join(project, 'node_modules/atelier-client');

/** The blocks of each chapter, from its number. */
function blocksOf(language: 'sh' | 'ts'): string[] {
  const text = readFileSync(path.join(ROOT, 'docs/api.md'), 'utf8');
  return text
    .split(/^## (?=\d)/m)
    .map((chapter) =>
      [...chapter.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))]
        .map(([, code]) => code)
        .join('\n'),
    );
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  mkdirSync(client, { recursive: true });
  writeClient(client);
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  copyFileSync(
    path.join(ROOT, 'server/demo/media/files/poppy-and-dill.jpg'),
    path.join(project, 'salt-hills.jpg'),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(project, { recursive: true });
});

const OPTIONS = [
  '--noEmit',
  '--strict',
  '--target',
  'ES2022',
  '--module',
  'NodeNext',
  '--skipLibCheck',
  'false',
];
/** @returns what the compiler says */
async function compile(file: string, types: string[] = []): Promise<string> {
  const compiler = path.join(ROOT, 'node_modules/.bin/tsc');
  const done = await run(
    compiler,
    [file, ...OPTIONS, '--lib', 'ES2022,DOM,DOM.Iterable,DOM.AsyncIterable', ...types],
    {
      cwd: project,
    },
  ).catch((error: { stdout: string }) => error);
  return done.stdout;
}

describe('the client', () => {
  it('compiles in a project of its own, and refuses what the contract does not take', async () => {
    writeFileSync(
      path.join(project, 'use.ts'),
      `import { type Artwork, connect, declineOffer, editArtwork, getArtwork, getConfig, listArtworks, orThrow, pages } from 'atelier-client';
      const atelier = connect({ url: 'https://gallery.example' });
      const work: Artwork = await orThrow(editArtwork(atelier, { path: { id: '1' }, body: { price: '190.00' } }));
      const title: string = work.title;
      await getConfig(atelier);
      await declineOffer(atelier, { path: { id: '1' }, header: { 'Idempotency-Key': 'decline-1' } });
      for await (const one of pages(listArtworks, atelier)) console.log(one.title, title);
      const { error } = await getArtwork(atelier, { path: { id: '1' } });
      if (error) {
        switch (error.code) {
          case 'artwork_not_found':
          case 'token_invalid':
            break;
          // @ts-expect-error This call is never refused with that code.
          case 'card_refused':
        }
      }
      // @ts-expect-error The id is missing.
      await getArtwork(atelier);
      // @ts-expect-error It may be called twice anyway.
      await editArtwork(atelier, { path: { id: '1' }, header: { 'Idempotency-Key': 'edit-1' }, body: {} });
      // @ts-expect-error There is no such field.
      await editArtwork(atelier, { path: { id: '1' }, body: { prize: '190.00' } });
      // @ts-expect-error A token can't do that.
      import { createPaymentIntent } from 'atelier-client';
      `,
    );
    expect(await compile('use.ts', ['--types', ''])).toBe('');
  });

  it('comes with the pages that its guide leads to', () => {
    const guide = readFileSync(path.join(client, 'README.md'), 'utf8');
    const pages = [...guide.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => page!);
    expect(pages).not.toEqual([]);
    for (const page of pages) expect(existsSync(path.join(client, page)), page).toBe(true);
  });

  it('costs a program only what it calls', async () => {
    const [all, three] = [
      await sizeOf(client, '*'),
      await sizeOf(client, '{ connect, getArtwork, editArtwork, listSales }'),
    ];
    expect(three).toBeLessThan(all / 2);
    expect(three).toBeLessThan(1500);
  });
});

describe.each(['sh', 'ts'] as const)('docs/api.md in %s', (language) => {
  const [, token, publish, change, ship] = blocksOf(language);
  /** Lines that the code prints. */
  async function say(env: Record<string, string>, code: string): Promise<string[]> {
    const file = path.join(project, `doc.${language}`);
    writeFileSync(file, code);
    const command = language === 'sh' ? ['bash', '-euo', 'pipefail', file] : [process.execPath, file];
    const types = ['--typeRoots', path.join(ROOT, 'node_modules/@types'), '--types', 'node'];
    expect(language === 'ts' ? await compile('doc.ts', types) : '').toBe('');
    const { stdout } = await run(command[0]!, command.slice(1), {
      cwd: project,
      env: { ...process.env, ...env },
    });
    return stdout.trim().split('\n');
  }

  it('leads from a token to a sold work', async () => {
    const [artist, buyer] = [await createMember(app, { artistName: 'Mina Sol' }), await createMember(app)];
    const env = {
      ATELIER_URL: app.url,
      ATELIER_TOKEN: (await createAccessToken(app, artist.id)).token,
    };
    expect((await say(env, [token, publish, change].join('\n'))).at(-1)).toBe('190.00');

    const headers = { cookie: buyer.cookie, 'content-type': 'application/json' };
    const works = (await (await fetch(`${app.url}/api/users/${artist.id}/artworks`, { headers })).json()) as {
      id: string;
    }[];
    const intent = await reserve(app, buyer.cookie, works[0]!.id);
    await confirm(app, intent, CARDS.pays);
    const bought = `${app.url}/api/purchases/${intent.purchaseId}`;
    expect(await (await fetch(bought, { headers })).json()).toMatchObject({ status: 'paid' });
    await fetch(`${bought}/address`, { method: 'PUT', headers, body: JSON.stringify(ADDRESS) });

    expect(await say(env, [token, ship].join('\n'))).toEqual([ADDRESS.city, 'shipped']);
  });
});
