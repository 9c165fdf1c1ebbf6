/** What client and designer do in the course of a project. */
import type { Page } from '@playwright/test';
import { CARDS, expect, fillCard, payByCard } from './support.ts';

export async function fillProject(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Thirty stalls, one square, two evenings a month.');
  await page.getByLabel('Category', { exact: true }).selectOption('Branding');
  await page.getByLabel('Budget (USD)').fill('$1,200 - $2,000');
  await page.getByLabel('Timeframe').fill('5 weeks');
  await page
    .getByLabel('Additional requirements')
    .fill('Readable by lamplight.\nRoom for a word of each stall.');
}

/** From the board, like a real visitor. */
export async function openProject(page: Page, title: string): Promise<void> {
  await page.goto(`/for-hire?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Checks the only application, in the client's browser. */
export async function acceptAndPay(client: Page): Promise<void> {
  await client.getByRole('button', { name: /^Accept / }).click();
  const dialog = client.getByRole('dialog', { name: /^Accept / });
  await fillCard(client, CARDS.pays);
  await dialog.getByRole('button', { name: /^Accept and pay \$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(client.getByText('In progress', { exact: true }).first()).toBeVisible();
}

/** A project with one application, created through the API. Opens it for client and designer. */
export async function startProject(
  client: Page,
  designer: Page,
  title: string,
  application = { proposedPrice: '860.00', timelineDays: 21 },
): Promise<{ path: string; applicationId: string }> {
  const posted = await client.request.post('/api/hire-projects', {
    data: {
      title,
      description: 'Thirty stalls.',
      category: 'branding',
      budget: '$1,200',
      timeframe: '5 weeks',
    },
  });
  expect(posted.status()).toBe(201);
  const { id } = (await posted.json()) as { id: string };
  const path = `/api/hire-projects/${id}`;
  const applied = await designer.request.post(`${path}/apply`, { data: application });
  expect(applied.status()).toBe(201);
  await Promise.all([client, designer].map((page) => page.goto(`/for-hire/project/${id}`)));
  return { path, applicationId: ((await applied.json()) as { id: string }).id };
}

/** A project in progress, accepted and paid through the API, and opened for its client and its designer. */
export async function beginProject(
  client: Page,
  designer: Page,
  title: string,
  card?: string,
): Promise<void> {
  const { path, applicationId } = await startProject(client, designer, title);
  const accepted = await client.request.post(`${path}/accept`, { data: { applicationId } });
  expect(accepted.status()).toBe(200);
  await payByCard(client, ((await accepted.json()) as { clientSecret: string }).clientSecret, card);
  await expect(client.getByText('In progress', { exact: true }).first()).toBeVisible();
  await expect(designer.getByRole('button', { name: 'Deliver the work' })).toBeVisible();
}

export async function deliver(designer: Page, note: string): Promise<void> {
  await designer.getByRole('button', { name: 'Deliver the work' }).click();
  const dialog = designer.getByRole('dialog', { name: 'Deliver the work' });
  await dialog.getByLabel('Note for the client').fill(note);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(designer.getByText('Under review', { exact: true }).first()).toBeVisible();
}

/** In the files panel; waits until the other party can see it. */
export async function addFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
  milestone?: string,
): Promise<void> {
  const name = typeof file === 'string' ? file.split('/').at(-1)! : file.name;
  await page.getByRole('button', { name: 'Add file', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add files' });
  await dialog.getByLabel('Files', { exact: true }).setInputFiles(file);
  if (milestone) await dialog.getByLabel('Milestone').selectOption(milestone);
  await dialog.getByRole('button', { name: 'Add file', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Shared files' }).getByText(name).first()).toBeVisible();
}

export async function rate(page: Page, stars: number, words: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Ratings' });
  await panel
    .locator('label')
    .filter({ hasText: `${stars} stars` })
    .click();
  await panel.getByLabel('Comments').fill(words);
  await panel.getByRole('button', { name: 'Submit rating' }).click();
  await expect(panel.getByText(words)).toBeVisible();
}
