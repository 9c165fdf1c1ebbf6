import { expect, test } from 'vitest';
import { slimContracts } from './slim-client.ts';

const CONTRACT = `export const Note = z.object({ id: Id }).register(z.globalRegistry, { id: 'Note' });
export const endpoints = {
  change: endpoint({
    method: 'PATCH',
    path: '/api/notes/:id',
    access: 'member',
    summary: 'Change a note',
    params: idParams.register(z.globalRegistry, { id: 'Params' }),
    body: Note,
    status: 200,
    response: Note,
    reauth: true,
    errors: ['not_found'],
  }),
};
`;

const slimmed = (code: string, id: string): string => {
  const { handler } = slimContracts().transform as { handler: (code: string, id: string) => string };
  return handler(code, id);
};

test('an endpoint keeps what the client reads, and every line its number', () => {
  const slim = slimmed(CONTRACT, '/shared/contract.ts');
  expect(slim.replace(/\s+/g, ' ')).toBe(
    `export const Note = z.object({ id: Id }); export const endpoints = { change: endpoint({ method: 'PATCH', path: '/api/notes/:id', body: Note, response: Note, reauth: true, }), }; `,
  );
  expect(slim.split('\n')).toHaveLength(CONTRACT.split('\n').length);
});

test('a notice keeps what the bell says and where it leads', () => {
  const { handler } = slimContracts().transform as { handler: (code: string, id: string) => string };
  const notice = `const rows = { ended: { on: 'trial.ended', to: ({ memberId }) => [memberId], says: 'It ended', link: 'premium',
    letter: ({ day }) => ({ subject: 'It ended', paragraphs: [day(at)] }) } };`;
  expect(handler(notice, '/shared/notices/account.ts').replace(/\s+/g, ' ')).toBe(
    "const rows = { ended: { says: 'It ended', link: 'premium', } };",
  );
  expect(handler(notice, '/shared/premium/trial.ts')).toBe(notice);
});

test('a filter keeps its names and words, without SQL and the database', () => {
  const slim = slimmed(
    `import { sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { START } from './patterns.ts';
export const FACETS = facets({
  size: { title: 'Size', words: { small: [START] }, where: (size) => sql\`\${artworks.size} = \${size}\` },
});
`,
    '/shared/facets.ts',
  );
  expect(slim.replace(/\s+/g, ' ').trim()).toBe(
    `import { START } from './patterns.ts'; export const FACETS = facets({ size: { title: 'Size', words: { small: [START] }, }, });`,
  );
});
