import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Credentials } from '#shared/credentials/contract.ts';
import { artworkSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import CredentialsBadge from './credentials-badge.tsx';
import { UploadSays } from './upload-says.tsx';

const PATH = `GET /api/artworks/${artworkSample.id}/credentials`;
const atelier = {
  signedAt: new Date('2026-10-14T11:02:00Z'),
  title: 'Canyon',
  artist: 'Mina Okoro',
  making: 'digital',
  allowsAiTraining: false,
} as const;
const upload = {
  validity: 'known',
  signer: 'Studio Cert 2',
  generator: null,
  sourceType: null,
  signedAt: null,
  isKept: false,
} as const;

function show(credentials: Credentials) {
  stubApi({ [PATH]: credentials });
  renderPage(<CredentialsBadge artwork={artworkSample} />);
}

test.each<[Credentials, string, (string | RegExp)[]]>([
  [
    { state: 'atelier', atelier, upload: null },
    'Signed by Atelier; who made it was not checked',
    [
      'Oct 14, 2026, 11:02 UTC',
      'Digital work, according to the artist',
      'The upload carried no credentials of its own.',
      /Who made it was not checked. Location and other personal data were removed/,
    ],
  ],
  [
    { state: 'camera', atelier: { ...atelier, making: 'camera' }, upload },
    'Signed by the camera, then by Atelier',
    ['Captured by a camera, according to its signature', 'Location and names were not kept'],
  ],
  [
    { state: 'camera', atelier: null, upload },
    'Signed by the camera',
    ['The camera signed the picture when it was taken.', 'Location and names were not kept'],
  ],
  [
    { state: 'program', atelier: null, upload: { ...upload, generator: 'Paintbox' } },
    'Signed by a known program; who made it was not checked',
    ['Signed by “Studio Cert 2”', 'Made with Paintbox, according to its signature'],
  ],
  [
    { state: 'none', atelier: null, upload: null },
    'Arrived without credentials',
    ['The upload carried no credentials of its own.'],
  ],
  [
    { state: 'ai', atelier: { ...atelier, making: 'ai_generated' }, upload: { ...upload, isKept: true } },
    'Made with an AI tool, according to the file',
    ['AI-generated', 'The signer is on the list of known makers'],
  ],
  [
    { state: 'none', atelier: { ...atelier, making: null, allowsAiTraining: true }, upload: null },
    'Arrived without credentials',
    ['How it was made: not stated', 'AI training is allowed'],
  ],
  [
    {
      state: 'untrusted',
      atelier,
      upload: { ...upload, validity: 'unknown', signedAt: new Date('2025-01-01T12:00:00Z') },
    },
    'Signed by an unknown signer',
    ['Signed by “Studio Cert 2”', 'Claims Jan 1, 2025', 'Not on the list of known makers'],
  ],
])('the badge and its panel say who knows what: %#', async (credentials, badge, lines) => {
  show(credentials);
  await userEvent.click(await screen.findByRole('button', { name: badge }));
  const dialog = await screen.findByRole('dialog', { name: 'Content credentials' });
  for (const line of lines) expect(screen.getByText(line)).toBeTruthy();
  expect(dialog.textContent).not.toMatch(/verified|unchanged|not changed/i);
  expect(dialog.textContent?.includes('Signed by Atelier')).toBe(credentials.atelier !== null);
  // A known camera's signature alone has the color of what is right.
  expect(dialog.querySelectorAll('.text-ok')).toHaveLength(credentials.state === 'camera' ? 1 : 0);
  expect(screen.getByRole('link', { name: 'Save as JSON' }).getAttribute('href')).toBe(PATH.slice(4));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('while a work is being signed, there is nothing to open', async () => {
  show({ state: 'signing', atelier: null, upload: null });
  expect(await screen.findByText('Being signed')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a moderator takes off the label that a file set', async () => {
  const user = userEvent.setup();
  const ai = { ...atelier, making: 'ai_generated' } as const;
  const sent = stubApi({
    [PATH]: { state: 'ai', atelier: ai, upload, aiLabel: 'set' },
    [`PUT ${PATH.slice(4).replace('credentials', 'ai-label')}`]: () => new Response(null, { status: 204 }),
  });
  renderPage(<CredentialsBadge artwork={artworkSample} />);
  await user.click(
    await screen.findByRole('button', { name: 'Made with an AI tool, according to the file' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove AI label' }));
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ isLifted: true });
});

test('beside another work: what the upload said, and by whom', async () => {
  const ai = { ...upload, generator: 'Dream 3', sourceType: 'trainedAlgorithmicMedia' } as const;
  stubApi({ [PATH]: { state: 'ai', atelier: { ...atelier, making: 'ai_generated' }, upload: ai } });
  const { unmount } = renderPage(<UploadSays artworkId={artworkSample.id} />);
  for (const line of ['Signed by an AI tool', 'Tool: Dream 3', 'Signer: Studio Cert 2'])
    expect(await screen.findByText(line)).toBeTruthy();
  unmount();
  stubApi({ [PATH]: { state: 'atelier', atelier, upload: null } });
  const { unmount: leave } = renderPage(<UploadSays artworkId={artworkSample.id} />);
  expect(await screen.findByText('None in the upload')).toBeTruthy();
  expect(screen.getByText('Digital work, according to the artist')).toBeTruthy();
  leave();
});

test('what could not be loaded is said, and can be tried again', async () => {
  let answer = () => problem('internal');
  stubApi({ [PATH]: () => answer() });
  renderPage(
    <>
      <CredentialsBadge artwork={artworkSample} />
      <UploadSays artworkId={artworkSample.id} />
    </>,
  );
  expect(await screen.findByText('The content credentials couldn’t be loaded.')).toBeTruthy();
  expect(screen.getByText('Couldn’t be loaded')).toBeTruthy();
  answer = () => Response.json({ state: 'none', atelier: null, upload: null });
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findByRole('button', { name: 'Arrived without credentials' })).toBeTruthy();
  expect(screen.getByText('None in the upload')).toBeTruthy();
});
