import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { detailSample, projectSample } from '../testing/hire-samples.ts';
import { AlsoFrom } from './also-from.tsx';

const LIST = 'GET /api/hire-projects';
const show = () => renderPage(<AlsoFrom project={detailSample as unknown as HireProjectDetail} />);
const another = (n: number) => ({
  ...projectSample,
  id: projectSample.id.replace(/^./, String(n)),
  title: `Poster ${n}`,
});

test('up to three other projects of the client, without loading the board', async () => {
  stubApi({ [LIST]: [another(1), projectSample, another(2), another(3)] });
  show();
  await screen.findByRole('heading', { name: 'Also from Teodor' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Poster 1',
    'Poster 2',
    'Poster 3',
  ]);
  expect(screen.getByRole('link', { name: 'Poster 1' }).getAttribute('href')).toContain(another(1).id);
});

test('the newest three if this one is not among them', async () => {
  stubApi({ [LIST]: [1, 2, 3, 4].map(another) });
  show();
  await screen.findByText('Poster 3');
  expect(screen.queryByText('Poster 4')).toBeNull();
});

test.each([
  ['there are no others', [projectSample]],
  ['they cannot be read', () => problem('internal')],
])('nothing at all if %s', async (_what, answer) => {
  const sent = stubApi({ [LIST]: answer });
  show();
  await expect.poll(() => sent.length).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});
